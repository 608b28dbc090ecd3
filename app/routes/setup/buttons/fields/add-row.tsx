import { classNames } from "#app/ui/class-names.ts";
import { showToast } from "#app/ui/feedback/toast.ts";
import { Icon } from "#app/ui/icon.tsx";

interface AddRowProps {
  /** Id that publish findings about the whole list focus. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly max: number;
  /** Text below the row when the list is full; announced when the button is pressed. */
  readonly fullText: string;
  readonly onAdd: () => void;
}

/** Add button at the end of a bordered list. Stays enabled when the list is full, to explain why. */
export function AddRow({ id, label, count, max, fullText, onAdd }: AddRowProps) {
  const isFull = count >= max;
  const noteId = `${id}-full`;
  return (
    <>
      <button
        type="button"
        id={id}
        aria-describedby={isFull ? noteId : undefined}
        onClick={() => (isFull ? showToast({ tone: "error", title: fullText }) : onAdd())}
        className={classNames(
          "flex h-11 w-full items-center gap-2 px-3 text-sm font-medium",
          "enabled:hover:bg-surface-hover disabled:cursor-not-allowed disabled:text-subtle",
          isFull ? "text-subtle" : "text-link",
          count === 0 && "rounded-row",
          count > 0 && "border-t border-subtle",
          count > 0 && !isFull && "rounded-b-row",
        )}
      >
        <Icon name="plus" size="sm" />
        {label}
      </button>
      {isFull ? (
        <p id={noteId} className="border-t border-subtle px-3 py-2 text-xs text-muted">
          {fullText}
        </p>
      ) : null}
    </>
  );
}

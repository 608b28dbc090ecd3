import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { printPath } from "./print/print-choice.ts";

interface ChosenBarProps {
  readonly ids: readonly string[];
  readonly isBusy: boolean;
  readonly onClear: () => void;
  readonly onRemove: () => void;
}

/** What can be done with the places that are chosen; nothing where none is. */
export function ChosenBar({ ids, isBusy, onClear, onRemove }: ChosenBarProps) {
  const { places: words, common } = useMessages();
  const { mayEdit } = useRights();
  if (ids.length === 0) return null;
  return (
    <div className="flex flex-none flex-wrap items-center gap-3 rounded-lg border border-selected-quiet bg-surface-selected px-5 py-2">
      <p aria-live="polite" className="me-auto text-sm font-medium text-strong tabular-nums">
        {words.chosen(ids.length)}
      </p>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {words.clear}
      </Button>
      <ButtonLink size="sm" iconBefore="printer" to={printPath({ places: ids.join(",") })}>
        {words.print}
      </ButtonLink>
      <Button
        variant="danger-quiet"
        size="sm"
        iconBefore="trash"
        disabled={!mayEdit}
        loading={isBusy}
        onClick={onRemove}
      >
        {common.delete}
      </Button>
    </div>
  );
}

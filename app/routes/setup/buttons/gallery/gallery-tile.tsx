import { useRef } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-name.ts";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { useSortable } from "#app/ui/layout/use-sortable.ts";
import type { GalleryItem } from "#domain/content/buttons/gallery.ts";
import { mediaHref } from "#domain/content/media-reference.ts";

interface GalleryTileProps {
  /** Id of the edit button. */
  readonly id: string;
  readonly item: GalleryItem;
  /** The title as staff read it. */
  readonly title: string;
  readonly list: string;
  readonly index: number;
  readonly count: number;
  readonly isCarried: boolean;
  readonly onOpen: () => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onDelete: () => void;
  readonly onLift: () => void;
  readonly onOver: (liftedId: string) => void;
  readonly onDrop: (landed: boolean) => void;
}

/** Thumbnail of a picture: press to edit, drag or step to reorder. */
export function GalleryTile({ id, item, title, list, index, count, isCarried, ...act }: GalleryTileProps) {
  const { buttons } = useMessages("setup");
  const words = buttons.gallery;
  const ref = useRef<HTMLLIElement>(null);
  const { onOpen, onStep, onDelete, onLift, onOver, onDrop } = act;
  useSortable(ref, { id: item.id, list, onLift, onOver, onDrop });
  const name = title || words.unnamed;
  const isIncomplete = item.picture === null || item.title === "";
  return (
    <li
      ref={ref}
      className={classNames(
        "flex min-w-0 cursor-grab flex-col rounded-md border bg-surface-raised",
        isCarried ? "border-dashed border-slot *:invisible" : "border-default",
      )}
    >
      <button
        id={id}
        type="button"
        aria-label={isIncomplete ? `${words.edit(name)}. ${words.incomplete}` : words.edit(name)}
        onClick={onOpen}
        className="flex min-w-0 flex-col rounded-md text-start hover:bg-surface-hover"
      >
        <span className="grid aspect-4/3 w-full place-items-center overflow-hidden rounded-t-md bg-surface-neutral text-icon-quiet">
          {item.picture === null ? (
            <Icon name="image" />
          ) : (
            <img
              src={mediaHref(item.picture.key, 320)}
              alt=""
              loading="lazy"
              draggable={false}
              className="size-full object-cover"
              style={getPosition(item)}
            />
          )}
        </span>
        <span className="flex w-full items-center gap-1 px-2 pt-1.5 text-xs font-medium text-strong">
          {isIncomplete ? <Icon name="alert" size="xs" className="text-danger" /> : null}
          <TruncatedText dir="auto" text={name} />
        </span>
      </button>
      <span className="flex items-center justify-between px-1 py-0.5">
        <span className="flex">
          <Tool icon="chev-left" label={words.earlier(name)} isOff={index === 0} onPress={() => onStep(-1)} />
          <Tool
            icon="chev-right"
            label={words.later(name)}
            isOff={index === count - 1}
            onPress={() => onStep(1)}
          />
        </span>
        <Tool icon="trash" label={words.remove(name)} onPress={onDelete} />
      </span>
    </li>
  );
}

/** The picture's focus point. */
function getPosition({ picture }: GalleryItem) {
  return picture?.focus ? { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` } : undefined;
}

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

function Tool({ icon, label, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      // Still focusable when disabled, so that repeated presses up to the end of the list do not lose the focus.
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
      className="grid size-6.5 place-items-center rounded-sm text-muted hover:bg-surface-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon name={icon} size="xs" className={icon === "trash" ? undefined : "rtl:-scale-x-100"} />
    </button>
  );
}

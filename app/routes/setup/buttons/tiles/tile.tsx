import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { HoursState } from "#app/components/hours-state.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { TruncatedText } from "#app/ui/layout/truncated-text.tsx";
import { useSortable } from "#app/ui/layout/use-sortable.ts";
import type { Button } from "#domain/content/button.ts";
import type { ButtonStyle } from "#domain/content/theme.ts";
import { StyledIcon } from "../fields/portal-icon.tsx";
import { HOURS_STATE_ICONS } from "../hours/state-badge.tsx";

export interface TileWords {
  /** Name, line and position in one, for screen readers. */
  readonly label: string;
  readonly name: string;
  readonly line: string;
  /** State of a timed button, shown instead of `line`. */
  readonly hours: { readonly kind: HoursState["kind"]; readonly text: string } | null;
  readonly problem: string | null;
  /** The word "Hidden"; `null` for a visible button. */
  readonly hidden: string | null;
  /** The step that makes a hidden button usable. */
  readonly toShow: string | null;
  /** Id of the element that explains the keys. */
  readonly helpId: string;
}

interface TileProps {
  readonly button: Button;
  readonly theme: ButtonStyle;
  readonly words: TileWords;
  readonly list: string;
  /** "slot" while the tile is dragged by pointer, "lifted" while by keyboard. */
  readonly state: "rest" | "slot" | "lifted";
  readonly isOpen: boolean;
  /** Whether the tile can be opened but not dragged. */
  readonly isReadOnly: boolean;
  readonly menu: ReactNode;
  readonly onOpen: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
  readonly onLift: () => void;
  readonly onOver: (liftedId: string) => void;
  readonly onDrop: (landed: boolean) => void;
}

/** A button as a tile: press to open, drag to reorder. */
export function Tile({
  button,
  theme,
  words,
  list,
  state,
  isOpen,
  isReadOnly,
  menu,
  onOpen,
  ...moving
}: TileProps) {
  const ref = useRef<HTMLLIElement>(null);
  const { onKeyDown, onBlur, onLift, onOver, onDrop } = moving;
  // An empty ref disables dragging.
  const nobody = useRef<HTMLLIElement>(null);
  useSortable(isReadOnly ? nobody : ref, { id: button.id, list, onLift, onOver, onDrop });
  return (
    <li
      ref={ref}
      data-tile-item={button.id}
      className={classNames(
        "tile",
        isReadOnly ? "cursor-pointer" : "cursor-grab",
        state === "slot" ? "border-dashed border-slot bg-surface-selected *:invisible" : "bg-surface-raised",
        state === "lifted" && "z-sticky rotate-[1.6deg] cursor-grabbing border-strong shadow-lg",
        state === "rest" && (isOpen ? "border-selected shadow-selected" : "tile-at-rest"),
      )}
    >
      <div
        role="button"
        tabIndex={0}
        data-tile={button.id}
        aria-label={words.label}
        aria-describedby={isReadOnly ? undefined : words.helpId}
        aria-current={isOpen || undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="tile-face"
      >
        <span className={classNames("flex", button.hidden && "opacity-60")}>
          <StyledIcon icon={button.icon} theme={theme} style={button.style} />
        </span>
        <span className="min-w-0">
          <TruncatedText
            as="b"
            dir="auto"
            className={classNames("font-semibold", button.hidden ? "text-muted" : "text-strong")}
            text={words.name}
          />
          <TileLine words={words} />
        </span>
      </div>
      <div className="tile-tools">
        {menu}
        {isReadOnly ? null : (
          <span className="tile-grip">
            <Icon name="drag" size="sm" />
          </span>
        )}
      </div>
    </li>
  );
}

function TileLine({ words }: { words: TileWords }) {
  if (words.hidden !== null) {
    return (
      <span className="flex items-start gap-1 text-xs text-muted">
        <Icon name="eye-off" size="xs" className="mt-px" />
        <span dir="auto" className="line-clamp-2 text-start text-balance">
          {words.toShow ?? `${words.hidden} · ${words.line}`}
        </span>
      </span>
    );
  }
  if (words.problem !== null) {
    return (
      <span className="flex items-start gap-1 text-xs font-medium text-danger">
        <Icon name="alert" size="xs" className="mt-px" />
        <span dir="auto" className="line-clamp-2 text-start text-balance">
          {words.problem}
        </span>
      </span>
    );
  }
  if (words.hours !== null) {
    const { kind, text } = words.hours;
    return (
      <span
        className={classNames(
          "flex items-start gap-1 text-xs font-medium",
          kind === "open" ? "text-success" : "text-warn",
        )}
      >
        <Icon name={HOURS_STATE_ICONS[kind]} size="xs" className="mt-px" />
        <span className="line-clamp-2 text-start text-balance">
          <bdi>{text}</bdi>
        </span>
      </span>
    );
  }
  return <TruncatedText dir="auto" className="text-xs text-muted" text={words.line} />;
}

/** The Add tile: always last, cannot be dragged, and is no drop target [S135]. */
interface AddTileProps {
  label: string;
  name: string;
  onPress: () => void;
  /** Called when another tile is dragged over the Add tile, to put it at the end of the buttons. */
  onCarriedOver: () => void;
}

export function AddTile({ label, name, onPress, onCarriedOver }: AddTileProps) {
  return (
    <li onDragEnter={onCarriedOver}>
      <button
        type="button"
        data-add-tile=""
        aria-label={name}
        draggable={false}
        onClick={onPress}
        className={classNames(
          "tile",
          "flex w-full flex-col items-center justify-center gap-1.5 border-dashed border-control font-semibold text-muted hover:border-selected hover:bg-surface-selected hover:text-on-highlight",
        )}
      >
        <Icon name="plus" size="xl" />
        {label}
      </button>
    </li>
  );
}

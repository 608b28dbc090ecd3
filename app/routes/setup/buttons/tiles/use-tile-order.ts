import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useRights } from "#app/session/role-context.tsx";
import type { Button } from "#domain/content/button.ts";
import { focusTile } from "./focus-tile.ts";
import { decideMove } from "./tile-order.ts";
import { useCarry } from "./use-carry.ts";

interface TileOrder {
  readonly buttons: readonly Button[];
  readonly direction: "ltr" | "rtl";
  /** Answers in a text as staff read them. */
  readonly show: (text: string) => string;
  readonly onOrder: (buttons: readonly Button[]) => void;
  readonly onOpen: (id: string) => void;
  readonly onDelete: (button: Button) => void;
}

/** The order of tiles while dragging by pointer or keys; `said` is the announcement of each step [S9]. */
export function useTileOrder({ buttons, direction, show, onOrder, onOpen, onDelete }: TileOrder) {
  const { buttons: words } = useMessages("setup");
  const { mayEdit } = useRights();
  const { carried, act, shown, settle, pointerAt } = useCarry(buttons, onOrder);
  const [said, setSaid] = useState("");
  const ref = useRef<HTMLUListElement>(null);
  const getName = (button: Button) => show(button.name) || words.unnamed;
  const indexOf = (id: string) => buttons.findIndex((button) => button.id === id);
  const formatPosition = (index: number) => words.position(index + 1, buttons.length);

  // Keep the focus on a dragged tile: its element moves in the list.
  useLayoutEffect(() => {
    if (carried?.by === "keyboard") focusTile(carried.id);
  }, [carried]);

  function land(button: Button, index: number) {
    settle(button.id, index);
    setSaid(words.moving.dropped(getName(button), formatPosition(index)));
  }

  function putBack(button: Button) {
    act({ type: "end" });
    setSaid(words.moving.returned(getName(button), formatPosition(indexOf(button.id))));
  }

  function lift(button: Button) {
    const index = indexOf(button.id);
    act({ type: "lift", carried: { id: button.id, by: "keyboard", index } });
    setSaid(words.moving.lifted(getName(button), formatPosition(index)));
  }

  function carry(event: KeyboardEvent<HTMLElement>, button: Button, from: number) {
    const columns = ref.current ? countColumns(ref.current) : 1;
    const index = decideMove(event.key, { index: from, count: buttons.length, columns, direction });
    if (event.key.startsWith("Arrow")) event.preventDefault();
    if (index === null) return;
    event.preventDefault();
    act({ type: "move", index });
    setSaid(`${getName(button)}, ${formatPosition(index)}`);
  }

  function press(event: KeyboardEvent<HTMLElement>, button: Button) {
    const { key } = event;
    const liftedAt = carried?.id === button.id ? carried.index : null;
    if (!mayEdit && key !== "Enter") return;
    if (key === " " || key === "Enter") {
      event.preventDefault();
      if (liftedAt !== null) land(button, liftedAt);
      else if (key === " ") lift(button);
      else onOpen(button.id);
    } else if (key === "Escape" && liftedAt !== null) {
      event.stopPropagation();
      putBack(button);
    } else if (key === "Delete" && liftedAt === null) {
      onDelete(button);
    } else if (liftedAt !== null) {
      carry(event, button, liftedAt);
    }
  }

  /** Cancels keyboard dragging if the tile lost the focus. Called after a move, which blurs a tile briefly. */
  function putBackUnlessFocused(id: string) {
    if (!document.activeElement?.matches(`[data-tile="${id}"]`)) act({ type: "blur", id });
  }

  return {
    /** Ref of the list. */
    ref,
    shown,
    said,
    formatPosition,
    step: (button: Button, by: 1 | -1) => land(button, indexOf(button.id) + by),
    carryToEnd: () => act({ type: "carry-to-end", count: buttons.length }),
    /** Look and handlers of the tile at an index of `shown`. */
    movingAt: (button: Button, index: number) =>
      ({
        state: carried?.id !== button.id ? "rest" : carried.by === "pointer" ? "slot" : "lifted",
        onKeyDown: (event: KeyboardEvent<HTMLElement>) => press(event, button),
        onBlur: () => requestAnimationFrame(() => putBackUnlessFocused(button.id)),
        ...pointerAt(button.id, index),
        onDrop: (landed: boolean) => {
          if (carried && landed) land(button, carried.index);
          else putBack(button);
        },
      }) as const,
  };
}

function countColumns(grid: HTMLElement): number {
  return Math.max(1, getComputedStyle(grid).gridTemplateColumns.split(" ").length);
}

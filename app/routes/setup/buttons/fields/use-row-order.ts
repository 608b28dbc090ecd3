import { useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { SortableEntry } from "#app/ui/layout/sortable-entry.ts";
import { moveEntry } from "../tiles/tile-order.ts";

interface Ordered<Entry> {
  readonly value: readonly Entry[];
  readonly getName: (entry: Entry, index: number) => string;
  readonly onChange: (entries: Entry[]) => void;
}

/** A row's position, drag state and handlers. */
export interface RowOrder {
  readonly entry: SortableEntry;
  /** Whether the row is being dragged. It is then rendered where it would land. */
  readonly isLifted: boolean;
  /** Index in the stored list, which changes only when a dragged row is dropped. */
  readonly index: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** Reordering of a list: by dragging or two buttons, with announcements for screen readers. */
export function useRowOrder<Entry extends { readonly id: string }>({
  value,
  getName,
  onChange,
}: Ordered<Entry>) {
  const { moving, position } = useMessages("setup").buttons;
  const list = useId();
  const [lifted, setLifted] = useState<{ readonly id: string; readonly index: number } | null>(null);
  const [said, setSaid] = useState("");
  const indexOf = (id: string) => value.findIndex((entry) => entry.id === id);

  function finishMove(id: string, wanted: number) {
    setLifted(null);
    const index = Math.max(0, Math.min(value.length - 1, wanted));
    const from = indexOf(id);
    const entry = value[from];
    if (!entry) return;
    if (index !== from) onChange(moveEntry(value, id, index));
    setSaid(moving.dropped(getName(entry, from), position(index + 1, value.length)));
  }

  /** `at`: the row's index as rendered now, which a dragged row is dropped on. */
  const getOrder = ({ id }: Entry, at: number): RowOrder => ({
    isLifted: lifted?.id === id,
    index: indexOf(id),
    count: value.length,
    onStep: (by) => finishMove(id, indexOf(id) + by),
    entry: {
      id,
      list,
      onLift: () => setLifted({ id, index: indexOf(id) }),
      onOver: (carried) => {
        if (carried !== id) setLifted({ id: carried, index: at });
      },
      onDrop: (landed) => {
        if (lifted && landed) finishMove(lifted.id, lifted.index);
        else setLifted(null);
      },
    },
  });
  return { shown: lifted ? moveEntry(value, lifted.id, lifted.index) : value, said, getOrder };
}

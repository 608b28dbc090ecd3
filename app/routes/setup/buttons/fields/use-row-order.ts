import { useId, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { SortableEntry } from "#app/ui/layout/sortable-entry.ts";
import { moveEntry } from "../tiles/tile-order.ts";

interface Ordered<Entry> {
  readonly value: readonly Entry[];
  readonly nameOf: (entry: Entry, place: number) => string;
  readonly onChange: (entries: Entry[]) => void;
}

/** What a row needs to be carried, and where it stands. */
export interface RowOrder {
  readonly entry: SortableEntry;
  /** A pointer carries it; what is drawn is where it would land. */
  readonly isLifted: boolean;
  /** Of the list as it is; a row on its way has not left its place yet. */
  readonly place: number;
  readonly count: number;
  readonly onStep: (by: 1 | -1) => void;
}

/** The order of a list of rows: carried by a pointer, stepped by its two buttons, and said to those who hear it. */
export function useRowOrder<Entry extends { readonly id: string }>({
  value,
  nameOf,
  onChange,
}: Ordered<Entry>) {
  const { moving, position } = useMessages().buttons;
  const list = useId();
  const [lifted, setLifted] = useState<{ readonly id: string; readonly place: number } | null>(null);
  const [said, setSaid] = useState("");
  const placeOf = (id: string) => value.findIndex((entry) => entry.id === id);

  function settle(id: string, wanted: number) {
    setLifted(null);
    const place = Math.max(0, Math.min(value.length - 1, wanted));
    const from = placeOf(id);
    const entry = value[from];
    if (!entry) return;
    if (place !== from) onChange(moveEntry(value, id, place));
    setSaid(moving.dropped(nameOf(entry, from), position(place + 1, value.length)));
  }

  /** `at`: where the row is drawn, which another one takes that is carried over it. */
  const orderOf = ({ id }: Entry, at: number): RowOrder => ({
    isLifted: lifted?.id === id,
    place: placeOf(id),
    count: value.length,
    onStep: (by) => settle(id, placeOf(id) + by),
    entry: {
      id,
      list,
      onLift: () => setLifted({ id, place: placeOf(id) }),
      onOver: (carried) => {
        if (carried !== id) setLifted({ id: carried, place: at });
      },
      onDrop: (landed) => {
        if (lifted && landed) settle(lifted.id, lifted.place);
        else setLifted(null);
      },
    },
  });
  return { shown: lifted ? moveEntry(value, lifted.id, lifted.place) : value, said, orderOf };
}

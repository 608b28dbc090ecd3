import { useReducer } from "react";
import { reduceCarry } from "./carry.ts";
import { moveEntry } from "./tile-order.ts";

/** Dragging of list entries; `onOrder` receives the new order after dropping. */
export function useCarry<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  onOrder: (list: Entry[]) => void,
) {
  const [carried, act] = useReducer(reduceCarry, null);

  /** Drops an entry; no change if it did not move. */
  function finishMove(id: string, index: number) {
    act({ type: "end" });
    if (list[index]?.id !== id) onOrder(moveEntry(list, id, index));
  }

  return {
    carried,
    act,
    /** The list if the entry were dropped now. */
    shown: carried ? moveEntry(list, carried.id, carried.index) : list,
    settle: finishMove,
    /** Pointer handlers of the entry at an index of `shown`. */
    pointerAt: (id: string, index: number) => ({
      onLift: () => act({ type: "lift", carried: { id, by: "pointer", index } }),
      onOver: (liftedId: string) => {
        if (liftedId !== id) act({ type: "lift", carried: { id: liftedId, by: "pointer", index } });
      },
    }),
  };
}

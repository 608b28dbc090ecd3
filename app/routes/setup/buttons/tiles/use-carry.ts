import { useReducer } from "react";
import { reduceCarry } from "./carry.ts";
import { moveEntry } from "./tile-order.ts";

/** Carries an entry of a list to another place; `onOrder` hears of a new order once it has landed. */
export function useCarry<Entry extends { readonly id: string }>(
  list: readonly Entry[],
  onOrder: (list: Entry[]) => void,
) {
  const [carried, act] = useReducer(reduceCarry, null);

  /** Puts an entry down; without a word where that is where it was. */
  function finishMove(id: string, index: number) {
    act({ type: "end" });
    if (list[index]?.id !== id) onOrder(moveEntry(list, id, index));
  }

  return {
    carried,
    act,
    /** The list as it would be if what is carried landed now. */
    shown: carried ? moveEntry(list, carried.id, carried.index) : list,
    settle: finishMove,
    /** What a pointer does over the entry at an index of `shown`. */
    pointerAt: (id: string, index: number) => ({
      onLift: () => act({ type: "lift", carried: { id, by: "pointer", index } }),
      onOver: (liftedId: string) => {
        if (liftedId !== id) act({ type: "lift", carried: { id: liftedId, by: "pointer", index } });
      },
    }),
  };
}

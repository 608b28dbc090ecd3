/** A dragged entry: its target index, and the input device. */
export interface Carried {
  readonly id: string;
  readonly by: "pointer" | "keyboard";
  readonly index: number;
}

export type CarryAction =
  /** Lifts an entry, or sets a new target index for a lifted entry. */
  | { readonly type: "lift"; readonly carried: Carried }
  | { readonly type: "move"; readonly index: number }
  /** The pointer is over the Add tile: the entry goes to the end of the list. Keys never reach the Add tile. */
  | { readonly type: "carry-to-end"; readonly count: number }
  /** The entry lost the focus: keyboard dragging is cancelled. */
  | { readonly type: "blur"; readonly id: string }
  /** The entry was dropped, or dragging was cancelled. */
  | { readonly type: "end" };

export function reduceCarry(carried: Carried | null, action: CarryAction): Carried | null {
  switch (action.type) {
    case "lift":
      return action.carried;
    case "move":
      return carried && { ...carried, index: action.index };
    case "carry-to-end":
      return carried?.by === "pointer" ? { ...carried, index: action.count - 1 } : carried;
    case "blur":
      return carried?.by === "keyboard" && carried.id === action.id ? null : carried;
    case "end":
      return null;
  }
}

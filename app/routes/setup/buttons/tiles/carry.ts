/** An entry of a list on its way: where it would land, and what carries it. */
export interface Carried {
  readonly id: string;
  readonly by: "pointer" | "keyboard";
  readonly index: number;
}

export type CarryAction =
  /** Lifts an entry; one that is carried over another's place goes on from there. */
  | { readonly type: "lift"; readonly carried: Carried }
  | { readonly type: "move"; readonly index: number }
  /** The Add tile is no place for an entry: a pointer over it carries to the end; keys never get there. */
  | { readonly type: "carry-to-end"; readonly count: number }
  /** An entry lost the focus: one that keys carry goes back. */
  | { readonly type: "blur"; readonly id: string }
  /** It has landed, or goes back. */
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

import type { Closure } from "#domain/property/closure.ts";
import type { SeasonDraft, SeasonErrors } from "./season-draft.ts";

/** Edits of a closure over the saved one. */
export interface SeasonTyping {
  /** The form with unsaved edits; `null`: no edits, so the saved closure is shown. */
  readonly typed: SeasonDraft | null;
  /** The closure at the first change, to detect changes by others. */
  readonly base: Closure | null;
  /** Errors of the last refusal. */
  readonly errors: SeasonErrors;
}

export type SeasonTypingAction =
  | {
      readonly type: "edit";
      readonly part: Partial<SeasonDraft>;
      /** The form as shown before the edit. `closure`: the saved closure at that time. */
      readonly shown: SeasonDraft;
      readonly closure: Closure | null;
    }
  /** A refusal keeps the edits. */
  | { readonly type: "refuse"; readonly errors: SeasonErrors }
  /** The edits were saved or discarded. */
  | { readonly type: "end" };

export function startTyping(closure: Closure | null): SeasonTyping {
  return { typed: null, base: closure, errors: {} };
}

export function reduceSeasonTyping(state: SeasonTyping, action: SeasonTypingAction): SeasonTyping {
  switch (action.type) {
    case "edit": {
      const base = state.typed === null ? action.closure : state.base;
      return { typed: { ...action.shown, ...action.part }, base, errors: {} };
    }
    case "refuse":
      return { ...state, errors: action.errors };
    case "end":
      return { ...state, typed: null, errors: {} };
  }
}

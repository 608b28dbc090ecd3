import type { Closure } from "#domain/property/closure.ts";
import type { SeasonDraft, SeasonErrors } from "./season-draft.ts";

/** What is typed of a closure, over what is saved. */
export interface SeasonTyping {
  /** Null: nothing is typed, and what is saved is shown. */
  readonly typed: SeasonDraft | null;
  /** The closure as it was when the first word was typed: somebody else may save another one meanwhile. */
  readonly base: Closure | null;
  /** What was refused of it. */
  readonly errors: SeasonErrors;
}

export type SeasonTypingAction =
  | {
      readonly type: "edit";
      readonly part: Partial<SeasonDraft>;
      /** The form as it is shown, and the closure that is saved, at this moment. */
      readonly shown: SeasonDraft;
      readonly closure: Closure | null;
    }
  /** Nothing typed is lost by a refusal. */
  | { readonly type: "refuse"; readonly errors: SeasonErrors }
  /** What was typed is saved, or given up. */
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

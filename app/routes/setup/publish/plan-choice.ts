import type { Problem } from "#domain/problem.ts";

/** The chosen date and time, and the refusal. */
export interface PlanChoice {
  /** Day and time that this person chose. An absent one follows the plan, also when others change it. */
  readonly chosen: { readonly day?: string; readonly time?: string };
  /** "time": the input is not a time of day. */
  readonly refused: Problem | "time" | null;
}

export const PLAN_UNCHOSEN: PlanChoice = { chosen: {}, refused: null };

export type PlanChoiceAction =
  | { readonly type: "choose"; readonly change: PlanChoice["chosen"] }
  | { readonly type: "refuse"; readonly refused: PlanChoice["refused"] }
  /** The publication was planned at the chosen time. */
  | { readonly type: "planned" };

export function reducePlanChoice(state: PlanChoice, action: PlanChoiceAction): PlanChoice {
  switch (action.type) {
    case "choose":
      return { chosen: { ...state.chosen, ...action.change }, refused: null };
    case "refuse":
      return { ...state, refused: action.refused };
    case "planned":
      return PLAN_UNCHOSEN;
  }
}

/** The next valid local time after a skipped one; otherwise `null`. Pure. */
export function findNextValidTime(refused: PlanChoice["refused"]): string | null {
  if (refused === null || refused === "time" || refused.code !== "plan_hour_skipped") return null;
  return refused.current?.next ?? null;
}

import type { Problem } from "#domain/problem.ts";

/** The day and time that were chosen for a version, and why they were refused. */
export interface PlanChoice {
  /** What was chosen here stays, whatever somebody else does meanwhile; the rest is as it is planned. */
  readonly chosen: { readonly day?: string; readonly time?: string };
  /** "time": what was typed is no time of day. */
  readonly refused: Problem | "time" | null;
}

export const PLAN_UNCHOSEN: PlanChoice = { chosen: {}, refused: null };

export type PlanChoiceAction =
  | { readonly type: "choose"; readonly change: PlanChoice["chosen"] }
  | { readonly type: "refuse"; readonly refused: PlanChoice["refused"] }
  /** It is planned as it was chosen. */
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

/** The next local time that clocks show, where an hour was chosen that they skip; else null. Pure. */
export function nextValidTime(refused: PlanChoice["refused"]): string | null {
  if (refused === null || refused === "time" || refused.code !== "plan_hour_skipped") return null;
  return refused.current?.next ?? null;
}

import type { z } from "#domain/zod.ts";
import { toDayNumber } from "../content/hours/season.ts";
import { DAY_MS, type EpochMs } from "../time.ts";
import { firstMomentAt } from "../zoned-time.ts";
import type { closureSchema } from "./property.ts";

export const CLOSURE_TEXT_LENGTH_MAX = 120;

export type Closure = z.infer<typeof closureSchema>;

/** A closure's local days as moments, in the property's time zone. */
export interface ClosureMoments {
  readonly noticeAt: EpochMs | null;
  readonly closesAt: EpochMs;
  readonly opensAt: EpochMs;
}

export function toClosureMoments(
  { closesOn, opensOn, noticeFrom }: Closure,
  timeZone: string,
): ClosureMoments {
  const toMidnight = (date: string) => firstMomentAt(toDayNumber(date) * DAY_MS, timeZone);
  return {
    noticeAt: noticeFrom === null ? null : toMidnight(noticeFrom),
    closesAt: toMidnight(closesOn),
    opensAt: toMidnight(opensOn),
  };
}

/** State of a closure: ahead, announced, closed or over. */
export type ClosureState = "ahead" | "notice" | "closed" | "over";

export function closureStateAt({ noticeAt, closesAt, opensAt }: ClosureMoments, now: EpochMs): ClosureState {
  if (now >= opensAt) return "over";
  if (now >= closesAt) return "closed";
  return noticeAt !== null && now >= noticeAt ? "notice" : "ahead";
}

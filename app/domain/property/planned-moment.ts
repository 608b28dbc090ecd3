import { refuse, type Verdict } from "../problem.ts";
import { DAY_MS, type EpochMs } from "../time.ts";
import { firstMomentAt, parseWallTime, toWallTime } from "../zoned-time.ts";

/** How far ahead a publication may be planned. */
export const PLAN_AHEAD_DAYS_MAX = 365;

type PlannedMoment =
  | { readonly kind: "moment"; readonly at: EpochMs }
  /** The zone's clocks skip this time; `next` is the first existing time after it. */
  | { readonly kind: "skipped"; readonly next: string };

/**
 * The moment of a local time in a zone; `null` if malformed. A repeated time means its first occurrence; a
 * skipped one has no moment.
 */
export function toPlannedMoment(localTime: string, timeZone: string): PlannedMoment | null {
  if (parseWallTime(localTime, timeZone) === null) return null;
  const at = firstMomentAt(Date.parse(`${localTime}:00Z`), timeZone);
  const shown = toWallTime(at, timeZone);
  return shown === localTime ? { kind: "moment", at } : { kind: "skipped", next: shown };
}

/**
 * Decides when a publication planned now goes live.
 *
 * Refuses with `plan_in_past`, `plan_too_far`, and `plan_hour_skipped` with the next valid time as `next`.
 */
export function decidePlannedMoment(localTime: string, timeZone: string, now: EpochMs): Verdict<EpochMs> {
  const moment = toPlannedMoment(localTime, timeZone);
  if (!moment) {
    return refuse("validation_failed", { errors: [{ path: "localTime", code: "invalid_date" }] });
  }
  if (moment.kind === "skipped") {
    const next = parseWallTime(moment.next, timeZone) ?? 0;
    return next <= now
      ? refuse("plan_in_past")
      : refuse("plan_hour_skipped", { current: { next: moment.next } });
  }
  if (moment.at <= now) return refuse("plan_in_past");
  if (moment.at > now + PLAN_AHEAD_DAYS_MAX * DAY_MS) return refuse("plan_too_far");
  return { ok: true, value: moment.at };
}

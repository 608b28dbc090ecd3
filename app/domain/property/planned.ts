import { z } from "zod";
import type { PublishFinding } from "../content/publish-finding.ts";
import { localTimeSchema } from "../date.ts";
import { idSchema } from "../id.ts";
import { PROBLEM_CODES, refuse, type Verdict } from "../problem.ts";
import { textOf } from "../text.ts";
import { DAY_MS, type EpochMs, MINUTE_MS } from "../time.ts";
import { firstMomentAt, momentOf, wallTimeOf } from "../zoned-time.ts";
import { PUBLICATION_NOTE_LENGTH_MAX } from "./publication.ts";

/** How far ahead a version may be planned. */
export const PLAN_AHEAD_DAYS_MAX = 365;
/** A planned version that is not published so long after its moment is shown as late. */
export const PLAN_LATE_AFTER_MS = MINUTE_MS;

export const planInputSchema = z.strictObject({
  localTime: localTimeSchema,
  note: textOf({ lengthMax: PUBLICATION_NOTE_LENGTH_MAX }).default(""),
  /** The planned version that this one takes the place of. */
  replaces: idSchema.optional(),
});
export const planMoveSchema = planInputSchema.pick({ localTime: true });

const storedFindingSchema = z.looseObject({ check: z.string(), level: z.string(), code: z.string() });

/** The version that waits for its moment, or the one that could not be published at it. */
export const plannedPublicationSchema = z.object({
  id: idSchema,
  state: z.enum(["waiting", "failed"]),
  localTime: z.string(),
  /** The moment that `localTime` means in the property's zone; ISO 8601, UTC. */
  at: z.string(),
  note: z.string(),
  plannedAt: z.string(),
  plannedBy: z.string().nullable(),
  /** Why it failed; null while it waits. */
  problem: z.enum(PROBLEM_CODES).nullable(),
  /** What blocked it. */
  findings: z.array(storedFindingSchema),
});
export type PlannedPublication = z.infer<typeof plannedPublicationSchema>;

/** The findings of a planned version as screens name them. They were stored by `checkDraft`. */
export function findingsOf({ findings }: PlannedPublication): readonly PublishFinding[] {
  return findings as readonly unknown[] as readonly PublishFinding[];
}

type PlannedMoment =
  | { readonly kind: "moment"; readonly at: EpochMs }
  /** Clocks of the zone never show this time; `next` is the first time after it that they show. */
  | { readonly kind: "skipped"; readonly next: string };

/**
 * The moment that a local time means in a time zone; null for what is no time. In an hour that clocks repeat it is the
 * first one; an hour that they skip has none.
 */
export function plannedMomentOf(localTime: string, timeZone: string): PlannedMoment | null {
  if (momentOf(localTime, timeZone) === null) return null;
  const at = firstMomentAt(Date.parse(`${localTime}:00Z`), timeZone);
  const shown = wallTimeOf(at, timeZone);
  return shown === localTime ? { kind: "moment", at } : { kind: "skipped", next: shown };
}

/**
 * Decides at which moment a version that is planned now goes live.
 *
 * Refuses with `plan_in_past`, `plan_too_far`, and `plan_hour_skipped`, which carries the next valid time as `next`.
 */
export function decidePlannedMoment(localTime: string, timeZone: string, now: EpochMs): Verdict<EpochMs> {
  const moment = plannedMomentOf(localTime, timeZone);
  if (!moment) {
    return refuse("validation_failed", { errors: [{ path: "localTime", code: "invalid_date" }] });
  }
  if (moment.kind === "skipped") {
    const next = momentOf(moment.next, timeZone) ?? 0;
    return next <= now
      ? refuse("plan_in_past")
      : refuse("plan_hour_skipped", { current: { next: moment.next } });
  }
  if (moment.at <= now) return refuse("plan_in_past");
  if (moment.at > now + PLAN_AHEAD_DAYS_MAX * DAY_MS) return refuse("plan_too_far");
  return { ok: true, value: moment.at };
}

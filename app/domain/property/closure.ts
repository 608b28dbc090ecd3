import { z } from "zod";
import { dayNumberOf } from "../content/hours/season.ts";
import { dateSchema } from "../date.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { textOf } from "../text.ts";
import { DAY_MS, type EpochMs } from "../time.ts";
import { firstMomentAt } from "../zoned-time.ts";

export const CLOSURE_TEXT_LENGTH_MAX = 120;
/** What guests read in place of our sentence; empty: our own in their language. */
const closureTextSchema = textOf({ lengthMax: CLOSURE_TEXT_LENGTH_MAX });

/**
 * The time in which a whole property is closed for the season (T8). Days are those of its clock: `closesOn` is the
 * first closed one, `opensOn` the first open one again. From `noticeFrom` on, guests are told before; null: never.
 *
 * Refuses with `season_never` what ends before it begins, and a notice that would come too late. That it is over is
 * for the caller to refuse: `isClosureOver`.
 */
export const closureSchema = z
  .strictObject({
    closesOn: dateSchema,
    opensOn: dateSchema,
    noticeFrom: dateSchema.nullable(),
    texts: z.partialRecord(
      z.enum(CONTENT_LANGUAGE_CODES),
      z.strictObject({ notice: closureTextSchema, closed: closureTextSchema }),
    ),
  })
  .superRefine(({ closesOn, opensOn, noticeFrom }, context) => {
    if (opensOn <= closesOn) context.addIssue({ code: "custom", path: ["opensOn"], message: "season_never" });
    if (noticeFrom !== null && noticeFrom >= closesOn) {
      context.addIssue({ code: "custom", path: ["noticeFrom"], message: "season_never" });
    }
  })
  .meta({
    description:
      "`opensOn` is after `closesOn`, and not over; `noticeFrom` is before `closesOn`. Days are those of the property's clock.",
  });
export type Closure = z.infer<typeof closureSchema>;

/** The moments of a closure, by the clock of the property. */
export interface ClosureMoments {
  readonly noticeAt: EpochMs | null;
  readonly closesAt: EpochMs;
  readonly opensAt: EpochMs;
}

export function closureMomentsOf(
  { closesOn, opensOn, noticeFrom }: Closure,
  timeZone: string,
): ClosureMoments {
  const midnightOf = (date: string) => firstMomentAt(dayNumberOf(date) * DAY_MS, timeZone);
  return {
    noticeAt: noticeFrom === null ? null : midnightOf(noticeFrom),
    closesAt: midnightOf(closesOn),
    opensAt: midnightOf(opensOn),
  };
}

/** What a closure is at a moment: told of, closed, over, or not there yet. */
export type ClosureState = "ahead" | "notice" | "closed" | "over";

export function closureStateAt({ noticeAt, closesAt, opensAt }: ClosureMoments, now: EpochMs): ClosureState {
  if (now >= opensAt) return "over";
  if (now >= closesAt) return "closed";
  return noticeAt !== null && now >= noticeAt ? "notice" : "ahead";
}

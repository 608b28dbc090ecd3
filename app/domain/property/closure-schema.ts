import { z } from "#domain/zod.ts";
import { dateSchema } from "../date-schema.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { textOf } from "../text-schema.ts";
import { CLOSURE_TEXT_LENGTH_MAX } from "./closure.ts";

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

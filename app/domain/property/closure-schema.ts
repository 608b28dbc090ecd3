import { z } from "#domain/zod.ts";
import { dateSchema } from "../date-schema.ts";
import { CONTENT_LANGUAGE_CODES } from "../language.ts";
import { staffText } from "../text-schema.ts";
import { CLOSURE_TEXT_LENGTH_MAX } from "./closure.ts";

/** Replaces the built-in sentence; empty: use the built-in one. */
const closureTextSchema = staffText({ lengthMax: CLOSURE_TEXT_LENGTH_MAX });

/**
 * A seasonal closure of the whole property (T8), in local days: `closesOn` is the first closed day, `opensOn`
 * the first open one after. From `noticeFrom` on, guests see a notice; `null`: never.
 *
 * Refuses with `season_never` if it ends before it begins or the notice is too late. Callers check that it is
 * not over: `isClosureOver`.
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

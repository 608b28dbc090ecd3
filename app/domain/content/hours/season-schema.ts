import { z } from "#domain/zod.ts";
import { dateSchema } from "../../date-schema.ts";
import { DAY_OF_YEAR_PATTERN } from "./season.ts";

/** `MM-DD`, including 29 February. Aborts on error: later rules never see an impossible day. */
const dayOfYearSchema = z
  .string()
  .regex(DAY_OF_YEAR_PATTERN, { error: "season_never", abort: true })
  .meta({ description: "A day of every year, `MM-DD`" });

/** The days of a season, both ends included. A yearly season may span New Year. */
export const seasonSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("yearly"), from: dayOfYearSchema, to: dayOfYearSchema }),
  z
    .strictObject({ kind: z.literal("dates"), from: dateSchema, to: dateSchema })
    .refine(({ from, to }) => from <= to, { path: ["to"], message: "season_never", abort: true })
    .meta({ description: "`to` is not before `from`" }),
]);

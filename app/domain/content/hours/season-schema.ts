import { z } from "#domain/zod.ts";
import { dateSchema } from "../../date-schema.ts";
import { DAY_OF_YEAR_PATTERN } from "./season.ts";

/** `MM-DD`, 29 February among them. What it refuses is final: nothing is reckoned with a day that no year has. */
const dayOfYearSchema = z
  .string()
  .regex(DAY_OF_YEAR_PATTERN, { error: "season_never", abort: true })
  .meta({ description: "A day of every year, `MM-DD`" });

/** Days that belong to a season, both ends among them. One of every year may go over New Year. */
export const seasonSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("yearly"), from: dayOfYearSchema, to: dayOfYearSchema }),
  z
    .strictObject({ kind: z.literal("dates"), from: dateSchema, to: dateSchema })
    .refine(({ from, to }) => from <= to, { path: ["to"], message: "season_never", abort: true })
    .meta({ description: "`to` is not before `from`" }),
]);

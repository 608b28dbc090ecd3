import { z } from "#domain/zod.ts";
import { LICENCE_MODES, PLANS, SECONDS_MAX } from "./licence.ts";

const secondsSchema = z.number().min(-SECONDS_MAX).max(SECONDS_MAX);

/** A date in JSON: seconds since 1970 in a field `_seconds` or `seconds` (S66). */
const wireDateSchema = z.union([z.object({ _seconds: secondsSchema }), z.object({ seconds: secondsSchema })]);

/** A licence as received; dates in either form. */
export const licenceInputSchema = z.strictObject({
  plicensemode: z.enum(LICENCE_MODES),
  plicensemodeprevious: z.enum(LICENCE_MODES).nullable().default(null),
  plicensedatestart: wireDateSchema.nullable().default(null),
  plicensedateend: wireDateSchema.nullable().default(null),
});

/** A licence as sent (S65): dates always as `_seconds`. */
export const wireLicenceSchema = z.object({
  plicensepropertyid: z.string(),
  plicensemode: z.string(),
  plicensemodeprevious: z.string().nullable(),
  plicensedatestart: z.object({ _seconds: z.number() }).nullable(),
  plicensedateend: z.object({ _seconds: z.number() }).nullable(),
});

export const upgradeRequestSchema = z.strictObject({ plan: z.enum(PLANS) });

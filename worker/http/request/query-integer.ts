import { z } from "#domain/zod.ts";

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A decimal integer parameter: no hexadecimal, exponent or sign. Refuses with `out_of_range`. */
export function integerParam({ min, max }: Bounds) {
  return z
    .string()
    .regex(/^\d{1,15}$/, { error: "out_of_range", abort: true })
    .transform(Number)
    .pipe(z.int().min(min, "out_of_range").max(max, "out_of_range"))
    .openapi({ type: "integer", minimum: min, maximum: max });
}

/** The number of a published version. */
export const versionNumber = integerParam({ min: 1, max: 1_000_000_000 });

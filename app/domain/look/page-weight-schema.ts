import { z } from "#domain/zod.ts";

const bytesSchema = z.int().min(0);

/** What a phone that has not seen a portal before loads to show it, in bytes as they travel. */
export const pageWeightSchema = z.object({
  /** HTML with its style, and the script, compressed. */
  page: bytesSchema,
  /** Logo and background; pictures that a press opens are not among them. */
  pictures: bytesSchema,
  fonts: bytesSchema,
});

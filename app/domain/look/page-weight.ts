import { z } from "#domain/zod.ts";

const bytesSchema = z.int().min(0);

/** First load of a portal on a new phone, in bytes as transferred. */
export const pageWeightSchema = z.object({
  /** HTML with styles, and the script, compressed. */
  page: bytesSchema,
  /** Logo and background; not pictures that open on a press. */
  pictures: bytesSchema,
  fonts: bytesSchema,
});

export type PageWeight = z.infer<typeof pageWeightSchema>;

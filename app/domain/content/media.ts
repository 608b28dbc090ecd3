import { z } from "#domain/zod.ts";
import { MEDIA_KINDS } from "./media-reference.ts";
import { mediaKeySchema } from "./media-reference-schema.ts";

/** An upload as it was stored. Sizes in bytes and pixels; no pixels for a PDF. */
export const storedMediaSchema = z.object({
  key: mediaKeySchema,
  kind: z.enum(MEDIA_KINDS),
  type: z.string(),
  name: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** False only for a PDF that certainly has none, such as a scan. */
  hasText: z.boolean().default(true),
  /** How much of its property's room is taken with it, 0 to 1. */
  takenShare: z.number().min(0).max(1).default(0),
});
export type StoredMedia = z.infer<typeof storedMediaSchema>;

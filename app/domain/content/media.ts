import { z } from "#domain/zod.ts";
import { MEDIA_KINDS } from "./media-reference.ts";
import { mediaKeySchema } from "./media-reference-schema.ts";

/** A stored upload. Sizes in bytes and pixels; a PDF has no pixel size. */
export const storedMediaSchema = z.object({
  key: mediaKeySchema,
  kind: z.enum(MEDIA_KINDS),
  type: z.string(),
  name: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** `false` only for a PDF that certainly has no text, such as a scan. */
  hasText: z.boolean().default(true),
  /** Used share of the property's storage after this upload, 0 to 1. */
  takenShare: z.number().min(0).max(1).default(0),
});
export type StoredMedia = z.infer<typeof storedMediaSchema>;

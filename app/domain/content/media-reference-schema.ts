import { z } from "#domain/zod.ts";
import { colourSchema, staffText, typedName } from "../value-schemas.ts";
import { ALT_LENGTH_MAX, MEDIA_KEY_PATTERN } from "./media-reference.ts";

export const mediaKeySchema = z.string().regex(MEDIA_KEY_PATTERN, "invalid_media");

const percentSchema = z.int().min(0).max(100);

/** Focus point that stays visible when a picture is cropped, in percent from the top left. */
export const focusSchema = z.strictObject({ x: percentSchema, y: percentSchema });

/** A picture in a document: key, size in pixels, and alternative text. */
export const pictureSchema = z.strictObject({
  key: mediaKeySchema,
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  alt: staffText({ lengthMax: ALT_LENGTH_MAX }).default(""),
  /** Absent: the centre. */
  focus: focusSchema.optional(),
  /** Placeholder colour while loading. Absent: neutral. */
  colour: colourSchema.optional(),
});

export const fileSchema = z.strictObject({
  key: mediaKeySchema,
  name: typedName({ lengthMax: 120 }),
  bytes: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** `false` for a PDF without text, such as a scan. Absent: has text, or unknown. */
  hasText: z.literal(false).optional(),
});

import { z } from "#domain/zod.ts";
import { colourSchema } from "../look/colour-schema.ts";
import { textOf, typedName } from "../text-schema.ts";
import { ALT_LENGTH_MAX, MEDIA_KEY_PATTERN } from "./media-reference.ts";

export const mediaKeySchema = z.string().regex(MEDIA_KEY_PATTERN, "invalid_media");

const percentSchema = z.int().min(0).max(100);

/** The point that stays in sight when a picture is cut to a place, in percent from its top left corner. */
export const focusSchema = z.strictObject({ x: percentSchema, y: percentSchema });

/** A picture in a document: its key, its size in pixels, and what a screen reader says for it. */
export const pictureSchema = z.strictObject({
  key: mediaKeySchema,
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  alt: textOf({ lengthMax: ALT_LENGTH_MAX }).default(""),
  /** Absent: the middle. */
  focus: focusSchema.optional(),
  /** What stands in its place while it loads. Absent: a neutral ground. */
  colour: colourSchema.optional(),
});

export const fileSchema = z.strictObject({
  key: mediaKeySchema,
  name: typedName({ lengthMax: 120 }),
  bytes: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** Said of a PDF without text, such as a scan. Absent: it has some, or nobody can tell. */
  hasText: z.literal(false).optional(),
});

import { z } from "zod";

export const MEDIA_KINDS = [
  "logo",
  "background-portrait",
  "background-landscape",
  "popup",
  "gallery",
  "icon",
  "pdf",
] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** `<40 hex digits>.<ending>`: content-addressed within its property, served at `/media/<key>`. */
export const MEDIA_KEY_PATTERN = /^[0-9a-f]{40}\.(?:png|jpg|webp|gif|pdf)$/;
export const mediaKeySchema = z.string().regex(MEDIA_KEY_PATTERN, "invalid_media");

/** A picture in a document: its key, its size in pixels, and what a screen reader says for it. */
export const pictureSchema = z.strictObject({
  key: mediaKeySchema,
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
  alt: z.string().trim().max(200, "too_long").default(""),
});
export type Picture = z.infer<typeof pictureSchema>;

export const fileSchema = z.strictObject({
  key: mediaKeySchema,
  name: z.string().trim().min(1).max(120, "too_long"),
  bytes: z.int().min(1),
});
export type FileReference = z.infer<typeof fileSchema>;

/** The public address of a stored file, on our own origin. */
export function mediaHref(key: string): string {
  return `/media/${key}`;
}

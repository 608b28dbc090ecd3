import type { z } from "#domain/zod.ts";
import type { FieldError } from "../problem.ts";
import type { fileSchema, focusSchema, pictureSchema } from "./media-reference-schema.ts";

export const ALT_LENGTH_MAX = 200;

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
const MEDIA_KEY = "[0-9a-f]{40}\\.(?:png|jpg|webp|gif|pdf)";
export const MEDIA_KEY_PATTERN = new RegExp(`^${MEDIA_KEY}$`);
const MEDIA_KEYS_IN_TEXT = new RegExp(`\\b${MEDIA_KEY}\\b`, "g");

export type Focus = z.infer<typeof focusSchema>;

export type Picture = z.infer<typeof pictureSchema>;

export type FileReference = z.infer<typeof fileSchema>;

/** Widths in pixels at which pictures are served, besides their original width. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440, 1920] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Public URL of a stored file on our origin; for a picture optionally at one of `PICTURE_WIDTHS`. */
export function mediaHref(key: string, width?: PictureWidth): string {
  return width === undefined ? `/media/${key}` : `/media/${key}?w=${width}`;
}

/** `srcset` of the narrower versions; empty if only the original width exists. */
export function pictureSources({ key, width }: Pick<Picture, "key" | "width">): string {
  const narrower = PICTURE_WIDTHS.filter((candidate) => candidate < width);
  if (narrower.length === 0 || key.endsWith(".gif")) return "";
  return [
    ...narrower.map((candidate) => `${mediaHref(key, candidate)} ${candidate}w`),
    `${mediaHref(key)} ${width}w`,
  ].join(", ");
}

/** Keys of all stored files in a piece of content, each once. Searches the JSON text, so that no place is missed. */
export function findMediaKeys(content: unknown): string[] {
  return [...new Set(JSON.stringify(content)?.match(MEDIA_KEYS_IN_TEXT) ?? [])];
}

/** Replaces file keys in content; searches the JSON text like `findMediaKeys`. Keys without a replacement stay. */
export function replaceMediaKeys<Content>(
  content: Content,
  successors: ReadonlyMap<string, string>,
): Content {
  let json = JSON.stringify(content);
  for (const key of findMediaKeys(content)) json = json.replaceAll(key, successors.get(key) ?? key);
  return JSON.parse(json) as Content;
}

/** Finds references to these files in content: each path, dotted, as an `invalid_media` error. */
export function findRefusedMedia(content: unknown, keys: ReadonlySet<string>, path = ""): FieldError[] {
  if (typeof content === "string") return keys.has(content) ? [{ path, code: "invalid_media" }] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    findRefusedMedia(part, keys, path === "" ? name : `${path}.${name}`),
  );
}

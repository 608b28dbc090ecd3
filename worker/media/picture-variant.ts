import { PICTURE_WIDTHS, type PictureWidth } from "#domain/content/media-reference.ts";
import { logEvent } from "../log-event.ts";
import { createOnly, mediaObjectKey } from "./files.ts";

const TYPE = "image/webp";
const QUALITY = 80;

/** R2 prefix of everything derived from an upload. */
export function variantPrefix(key: string): string {
  return `variants/${key}/`;
}

/** R2 key of a picture in another width. */
function variantObjectKey(key: string, width: PictureWidth): string {
  return `${variantPrefix(key)}${width}.webp`;
}

/** R2 key of the home-screen icon made from a logo. */
export function touchIconObjectKey(key: string): string {
  return `${variantPrefix(key)}icon.png`;
}

/** All R2 keys of an upload: the file, its widths and its icon. */
export function getObjectKeys(key: string): string[] {
  const made = isScalable(key)
    ? [...PICTURE_WIDTHS.map((width) => variantObjectKey(key, width)), touchIconObjectKey(key)]
    : [];
  return [mediaObjectKey(key), ...made];
}

/** Whether a file has variants: GIFs may be animated, and PDFs are no pictures. */
export function isScalable(key: string): boolean {
  return /\.(?:png|jpg|webp)$/.test(key);
}

type Bindings = Pick<Env, "FILES"> & Partial<Pick<Env, "IMAGES">>;

/**
 * A picture in one of the offered widths, never enlarged: created and stored on first use. Of two concurrent
 * creations the first is kept, so that the response never changes.
 *
 * @returns `null` if there is no such picture or it could not be made: use the original.
 */
export async function findVariant(
  { FILES, IMAGES }: Bindings,
  { key, width }: { readonly key: string; readonly width: PictureWidth },
  conditions: Pick<R2GetOptions, "onlyIf">,
): Promise<R2Object | R2ObjectBody | null> {
  const variantKey = variantObjectKey(key, width);
  const stored = await FILES.get(variantKey, conditions);
  if (stored || !IMAGES) return stored;
  const original = await FILES.get(mediaObjectKey(key));
  if (!original) return null;
  try {
    const result = await IMAGES.input(original.body)
      .transform({ width, fit: "scale-down" })
      .output({ format: TYPE, quality: QUALITY });
    const bytes = new Uint8Array(await new Response(result.image()).arrayBuffer());
    await createOnly(FILES, variantKey, bytes, TYPE);
  } catch (error) {
    // Unreadable picture, or the image service is unavailable: guests get the original.
    logEvent("picture_not_narrowed", { key, width, error });
    return null;
  }
  return FILES.get(variantKey, conditions);
}

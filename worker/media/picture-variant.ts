import { PICTURE_WIDTHS, type PictureWidth } from "#domain/content/media-reference.ts";
import { logEvent } from "../log-event.ts";
import { createOnly, mediaObjectKey } from "./files.ts";

const TYPE = "image/webp";
const QUALITY = 80;

/** What the R2 keys of all that was made of an upload begin with. */
export function variantPrefix(key: string): string {
  return `variants/${key}/`;
}

/** The R2 key of a picture in another width. */
function variantObjectKey(key: string, width: PictureWidth): string {
  return `${variantPrefix(key)}${width}.webp`;
}

/** The R2 key of the icon that a home screen is given of a logo. */
export function touchIconObjectKey(key: string): string {
  return `${variantPrefix(key)}icon.png`;
}

/** Every R2 key that belongs to an upload: the file itself, all its widths, and the icon made of it. */
export function getObjectKeys(key: string): string[] {
  const made = isScalable(key)
    ? [...PICTURE_WIDTHS.map((width) => variantObjectKey(key, width)), touchIconObjectKey(key)]
    : [];
  return [mediaObjectKey(key), ...made];
}

/** Whether a file has other widths: a GIF may move, and a PDF is no picture. */
export function isScalable(key: string): boolean {
  return /\.(?:png|jpg|webp)$/.test(key);
}

type Bindings = Pick<Env, "FILES"> & Partial<Pick<Env, "IMAGES">>;

/**
 * A picture in one of the offered widths, never wider than it is: made on the first call and stored, read
 * from then on. Of two who make it at once the first is kept, so that the answer never changes.
 *
 * @returns null when there is no such picture, or it could not be made: the original is to stand in.
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
    // A picture that the service can't read, or the service itself: guests get the original meanwhile.
    logEvent("picture_not_narrowed", { key, width, error });
    return null;
  }
  return FILES.get(variantKey, conditions);
}

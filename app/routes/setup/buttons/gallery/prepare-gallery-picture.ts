import { WHOLE_AREA } from "#app/components/pictures/picture-geometry.ts";
import { writePart } from "#app/components/pictures/picture-render.ts";
import {
  canStoreUnchanged,
  findFileRefusal,
  getUnreadableRefusal,
} from "#app/components/pictures/picture-size.ts";
import { openPicture } from "#app/components/pictures/picture-source.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";

/**
 * Prepares a file for a gallery: unchanged within the limits, otherwise scaled down (S117). Refuses
 * non-pictures, and large animations, which scaling would reduce to one frame.
 */
export async function prepareGalleryPicture(file: File): Promise<Verdict<File>> {
  const early = findFileRefusal(file, "gallery");
  if (early) return refuse(early);
  const source = await openPicture(file);
  if (!source) return refuse(getUnreadableRefusal(file, "gallery"));
  try {
    const { originalSize: size, mustBeWritten, isAnimated } = source;
    if (!mustBeWritten && canStoreUnchanged({ bytes: file.size, size }, "gallery")) return accept(file);
    return isAnimated ? refuse("image_too_big") : accept(await writePart(source, WHOLE_AREA, "gallery"));
  } finally {
    source.close();
  }
}

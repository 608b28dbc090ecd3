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
 * A chosen file as a gallery stores it: as it is where the limits allow, else the whole picture made smaller (S117).
 * Refuses what is no picture, and one that moves and is too large, of which a single frame would be left.
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

import type { Picture } from "#domain/content/media-reference.ts";
import { averageColour } from "#domain/look/colour.ts";

const SAMPLE_SIDE = 16;

/** Placeholder colour of a picture while loading. Absent if unknown or transparent. */
export async function averagePictureColour(file: Blob): Promise<Pick<Picture, "colour">> {
  try {
    const size = { resizeWidth: SAMPLE_SIDE, resizeHeight: SAMPLE_SIDE };
    const bitmap = await createImageBitmap(file, { ...size, resizeQuality: "medium" });
    const context = new OffscreenCanvas(SAMPLE_SIDE, SAMPLE_SIDE).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const colour = context && averageColour(context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data);
    return colour ? { colour } : {};
  } catch {
    // No memory, no canvas, or a browser that blocks reading canvases: use the neutral background.
    return {};
  }
}

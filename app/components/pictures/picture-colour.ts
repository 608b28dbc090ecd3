import type { Picture } from "#domain/content/media-reference.ts";
import { averageColour } from "#domain/look/colour.ts";

const SAMPLE_SIDE = 16;

/**
 * The colour that stands for a picture while it loads. None where the browser can't tell, or it can be seen through.
 */
export async function colourOfPicture(file: Blob): Promise<Pick<Picture, "colour">> {
  try {
    const size = { resizeWidth: SAMPLE_SIDE, resizeHeight: SAMPLE_SIDE };
    const bitmap = await createImageBitmap(file, { ...size, resizeQuality: "medium" });
    const context = new OffscreenCanvas(SAMPLE_SIDE, SAMPLE_SIDE).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const colour = context && averageColour(context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE).data);
    return colour ? { colour } : {};
  } catch {
    // No memory, no canvas, or a browser that hides what is drawn: the neutral ground will do.
    return {};
  }
}

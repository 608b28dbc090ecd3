import type { PixelSize } from "./picture-geometry.ts";

/** A picture that was chosen or stored, open for cutting. `close` frees its memory. */
export interface PictureSource {
  readonly file: File;
  readonly bitmap: ImageBitmap;
  /** Pixels of `bitmap`, upright. */
  readonly size: PixelSize;
  /** Pixels of the file. */
  readonly originalSize: PixelSize;
  /** For showing it. */
  readonly href: string;
  /** The file itself can't be stored: it lies on its side, or has too many pixels. */
  readonly mustBeWritten: boolean;
  readonly isTransparent: boolean;
  readonly isAnimated: boolean;
  readonly close: () => void;
}

import type { PixelSize } from "./picture-geometry.ts";

/** A chosen or stored picture, decoded for cropping. `close` frees its memory. */
export interface PictureSource {
  readonly file: File;
  readonly bitmap: ImageBitmap;
  /** Pixels of `bitmap`, upright. */
  readonly size: PixelSize;
  /** Pixels of the file. */
  readonly originalSize: PixelSize;
  /** URL for display. */
  readonly href: string;
  /** Whether the file must be re-encoded, because EXIF rotates it or it has too many pixels. */
  readonly mustBeWritten: boolean;
  readonly isTransparent: boolean;
  readonly isAnimated: boolean;
  readonly close: () => void;
}

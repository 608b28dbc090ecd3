import type { Area, PixelSize } from "./picture-geometry.ts";

interface PicturePartProps {
  readonly href: string;
  readonly area: Area;
}

/** A part of a picture that fills its box; the box has the part's ratio. Decorative: text is beside it. */
export function PicturePart({ href, area }: PicturePartProps) {
  return (
    <span className="absolute inset-0 overflow-hidden">
      <img
        src={href}
        alt=""
        draggable={false}
        className="absolute max-w-none select-none"
        style={{
          width: `${10_000 / area.width}%`,
          height: `${10_000 / area.height}%`,
          left: `${(-100 * area.x) / area.width}%`,
          top: `${(-100 * area.y) / area.height}%`,
        }}
      />
    </span>
  );
}

/** Aspect ratio of a part of a picture. */
export function partRatio(size: PixelSize, area: Area): number {
  return (area.width * size.width) / (area.height * size.height);
}

import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export interface ThumbnailProps {
  /** URL of the picture; without it a plain tile is shown. */
  src: string | null | undefined;
  /** Width and height in pixels. */
  size?: 34 | 36 | 44 | 56;
  className?: string;
}

const SIZES = { 34: "size-8.5", 36: "size-9", 44: "size-11", 56: "size-14" } as const;

/** A small square picture beside text. */
export function Thumbnail({ src, size = 36, className }: ThumbnailProps) {
  return (
    <span className={classNames("thumbnail", SIZES[size], className)}>
      {src ? (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" />
      ) : (
        <Icon name="image" size="sm" />
      )}
    </span>
  );
}

import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-name.ts";
// Under a name of its content, kept for ever: an icon that comes up offline, as in a toast, is there.
import drawings from "./icons.svg?url";

export type IconSize = "xs" | "sm" | "md" | "lg" | "xl";

const SIZES: Record<IconSize, string> = {
  xs: "icon-xs",
  sm: "icon-sm",
  md: "icon-md",
  lg: "icon-lg",
  xl: "icon-xl",
};

export interface IconProps {
  name: IconName;
  size?: IconSize;
  /** Names the picture where it stands alone; without it the icon is decoration. */
  label?: string;
  className?: string;
}

interface Drawing {
  readonly __html: string;
}

/** One of each icon: React draws again what is another object. */
const DRAWINGS = new Map<IconName, Drawing>();

function drawingOf(name: IconName): Drawing {
  const known = DRAWINGS.get(name);
  if (known) return known;
  const drawing = { __html: `<use href="${drawings}#i-${name}"></use>` };
  DRAWINGS.set(name, drawing);
  return drawing;
}

/** One element and not two: a fifth of a screen's elements are icons, and each costs the Worker its part. */
export function Icon({ name, size = "md", label, className }: IconProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      className={classNames(SIZES[size], className)}
      {...spoken}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the name of a file of the build, and one of our own
      dangerouslySetInnerHTML={drawingOf(name)}
    />
  );
}

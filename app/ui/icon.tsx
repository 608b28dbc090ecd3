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

export function Icon({ name, size = "md", label, className }: IconProps) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden
    <svg className={classNames(SIZES[size], className)} {...spoken}>
      <use href={`${drawings}#i-${name}`} />
    </svg>
  );
}

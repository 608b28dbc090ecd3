import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-name.ts";
// Content-hashed and cached forever, so that icons also appear offline, for example in a toast.
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
  /** Accessible name if the icon stands alone; without it the icon is decorative. */
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

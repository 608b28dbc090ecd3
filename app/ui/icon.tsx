import { classNames } from "./class-names.ts";
import type { IconName } from "./icon-name.ts";
// Under a name of its content, kept for ever: an icon that comes up offline, as in a toast, is there.
import drawings from "./icons.svg?url";

export type IconSize = "xs" | "sm" | "md" | "lg" | "xl";

const SIZES: Record<IconSize, string> = {
  xs: "size-3.5 stroke-2",
  sm: "size-4 stroke-[1.75]",
  md: "size-4.5 stroke-[1.75]",
  lg: "size-5 stroke-[1.75]",
  xl: "size-6 stroke-[1.75]",
};

export interface IconProps {
  name: IconName;
  size?: IconSize;
  /** Names the picture where it stands alone; without it the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = "md", label, className }: IconProps) {
  const classes = classNames(
    "flex-none fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round]",
    SIZES[size],
    className,
  );
  const drawing = <use href={`${drawings}#i-${name}`} />;
  return label ? (
    <svg className={classes} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={classes} aria-hidden="true">
      {drawing}
    </svg>
  );
}

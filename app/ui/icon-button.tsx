import { Button, type ButtonProps } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

export interface IconButtonProps
  extends Omit<ButtonProps, "children" | "iconBefore" | "iconAfter" | "square" | "block" | "aria-label"> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** A square button with one icon. A disabled icon is only paler. */
export function IconButton({
  icon,
  label,
  variant = "ghost",
  size = "md",
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      size={size}
      square
      // An equal title is already the accessible name; both would be read twice.
      aria-label={rest.title === label ? undefined : label}
      className={classNames("icon-button", className)}
    >
      <Icon name={icon} size={size === "sm" ? "sm" : "md"} />
    </Button>
  );
}

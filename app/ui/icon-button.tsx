import { Button, type ButtonProps } from "./button.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-name.ts";

export interface IconButtonProps
  extends Omit<ButtonProps, "children" | "iconBefore" | "iconAfter" | "square" | "block" | "aria-label"> {
  icon: IconName;
  /** The accessible name. */
  label: string;
}

/** A square button with one icon. */
export function IconButton({ icon, label, variant = "ghost", size = "md", ...rest }: IconButtonProps) {
  return (
    <Button {...rest} variant={variant} size={size} square aria-label={label}>
      <Icon name={icon} size={size === "sm" ? "sm" : "md"} />
    </Button>
  );
}

import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "danger-quiet" | "link";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Whether the button is as wide as its container. */
  block?: boolean | undefined;
  /** Whether the button is a square for one icon, and so needs an accessible name. */
  square?: boolean | undefined;
  /** Whether the button looks disabled. */
  disabled?: boolean | undefined;
}

const SHAPES: Record<ButtonSize, string> = { sm: "button-sm", md: "button-md", lg: "button-lg" };
const PADDINGS: Record<ButtonSize, string> = { sm: "px-3", md: "px-4", lg: "px-5" };
const SQUARES: Record<ButtonSize, string> = { sm: "w-8", md: "w-10", lg: "w-12" };

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "button-primary",
  secondary: "button-secondary",
  ghost: "button-ghost",
  danger: "button-danger",
  "danger-quiet": "button-danger-quiet",
  link: "button-link",
};
const PLAIN_VARIANTS: ReadonlySet<ButtonVariant> = new Set(["ghost", "danger-quiet", "link"]);

/** Classes of anything that looks like a button, for any element. */
export function buttonClasses({
  variant = "secondary",
  size = "md",
  block = false,
  square = false,
  disabled = false,
}: ButtonLook): string {
  const isLink = variant === "link";
  return classNames(
    "button",
    SHAPES[size],
    square ? SQUARES[size] : isLink ? "px-0" : PADDINGS[size],
    block && "w-full",
    disabled
      ? PLAIN_VARIANTS.has(variant)
        ? "button-bare-disabled"
        : "button-filled-disabled"
      : VARIANTS[variant],
    disabled && isLink && "font-medium",
  );
}

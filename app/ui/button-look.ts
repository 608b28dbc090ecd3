import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "danger-quiet" | "link";
export type ButtonSize = "sm" | "md" | "lg";

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
  /** A square for one icon; the control then needs an accessible name. */
  square?: boolean | undefined;
  /** Looks and feels unavailable. */
  disabled?: boolean | undefined;
}

const SHAPES: Record<ButtonSize, string> = {
  sm: "h-8 gap-1.5 rounded-md text-sm",
  md: "h-10 gap-2 rounded-md text-md",
  lg: "h-12 gap-2 rounded-row text-lg",
};
const PADDINGS: Record<ButtonSize, string> = { sm: "px-3", md: "px-4", lg: "px-5" };
const SQUARES: Record<ButtonSize, string> = { sm: "w-8", md: "w-10", lg: "w-12" };

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-fill-primary text-on-primary shadow-fill-primary hover:bg-fill-primary-hover active:bg-fill-primary-pressed active:shadow-none",
  secondary:
    "border-strong bg-surface-raised text-default shadow-xs hover:border-lifted hover:bg-surface-sunken active:bg-surface-neutral active:shadow-none",
  ghost: "border-transparent text-muted hover:bg-surface-hover hover:text-strong active:bg-surface-pressed",
  danger:
    "border-transparent bg-fill-danger text-on-danger shadow-fill-danger outline-danger hover:bg-fill-danger-hover active:bg-fill-danger-hover active:shadow-none focus-visible:outline-danger",
  "danger-quiet":
    "border-transparent text-danger hover:bg-danger-surface active:bg-danger-mark focus-visible:outline-danger",
  link: "border-transparent text-link underline-offset-3 hover:underline",
};

/**
 * For a button in a fieldset that is switched off, of which it is not told: the same looks by the browser's own state.
 */
const FILLED_SHUT =
  "disabled:cursor-not-allowed disabled:border-default disabled:bg-surface-sunken disabled:text-subtle disabled:shadow-none";
const BARE_SHUT =
  "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-transparent disabled:text-subtle disabled:no-underline";
const FILLED_DISABLED = "border-default bg-surface-sunken text-subtle cursor-not-allowed";
const BARE_DISABLED = "border-transparent text-subtle cursor-not-allowed";
const BARE: ReadonlySet<ButtonVariant> = new Set(["ghost", "danger-quiet", "link"]);

/** The classes of everything that looks like a button, whichever element it is. */
export function buttonClasses({
  variant = "secondary",
  size = "md",
  block = false,
  square = false,
  disabled = false,
}: ButtonLook): string {
  const isLink = variant === "link";
  return classNames(
    "inline-flex flex-none select-none items-center justify-center whitespace-nowrap border leading-none no-underline",
    "transition-[background-color,border-color,color,box-shadow] duration-fast ease-out",
    isLink ? "font-medium" : "font-semibold",
    SHAPES[size],
    square ? SQUARES[size] : isLink ? "px-0" : PADDINGS[size],
    block && "w-full",
    disabled ? (BARE.has(variant) ? BARE_DISABLED : FILLED_DISABLED) : VARIANTS[variant],
    BARE.has(variant) ? BARE_SHUT : FILLED_SHUT,
  );
}

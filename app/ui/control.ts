import { classNames } from "./class-names.ts";

export type ControlSize = "sm" | "md" | "lg";

const SIZES: Record<ControlSize, string> = {
  sm: "h-9 rounded-md px-2.5 text-sm",
  md: "h-10 rounded-md px-3 text-md",
  lg: "h-12 rounded-row px-3.5 text-lg",
};

const EDGE =
  "w-full border bg-surface-raised text-strong outline-hidden transition-[border-color,box-shadow] duration-fast";
const DISABLED =
  "disabled:cursor-not-allowed disabled:border-default disabled:bg-surface-sunken disabled:text-subtle";

/** The edge, ground and states shared by every control that a value is typed into. */
export function controlEdge(isInvalid: boolean): string {
  return classNames(
    EDGE,
    DISABLED,
    isInvalid
      ? "border-danger-strong focus:shadow-field-focus-danger"
      : "border-control enabled:hover:border-control-hover focus:border-focus focus:shadow-field-focus enabled:focus:hover:border-focus",
  );
}

export function controlClasses(isInvalid: boolean, size: ControlSize = "md"): string {
  return classNames(controlEdge(isInvalid), SIZES[size]);
}

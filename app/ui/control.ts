import { classNames } from "./class-names.ts";

export type ControlSize = "sm" | "md" | "lg";

const SIZES: Record<ControlSize, string> = { sm: "control-sm", md: "control-md", lg: "control-lg" };

/** Border, background and states shared by all input controls. */
export function controlEdge(isInvalid: boolean): string {
  return isInvalid ? "control-invalid" : "control-valid";
}

export function controlClasses(isInvalid: boolean, size: ControlSize = "md"): string {
  return classNames(controlEdge(isInvalid), SIZES[size]);
}

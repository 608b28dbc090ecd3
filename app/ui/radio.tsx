import type { ComponentProps, ReactNode } from "react";
import { RadioMark } from "./choice-mark.tsx";
import { classNames } from "./class-names.ts";

export interface RadioProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
}

/** One radio button with its label; those with the same `name` form a group moved through by arrows. */
export function Radio({ label, className, ...input }: RadioProps) {
  return (
    <label
      className={classNames("flex items-start gap-2.5 text-md", input.disabled && "text-subtle", className)}
    >
      <RadioMark {...input} className="mt-px" />
      <span>{label}</span>
    </label>
  );
}

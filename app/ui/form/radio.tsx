import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { RadioMark } from "./choice-mark.tsx";

export interface RadioProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
}

/** A radio button with its label; buttons with the same `name` form a group. */
export function Radio({ label, id, className, ...input }: RadioProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <label
      htmlFor={inputId}
      className={classNames("flex items-start gap-2.5 text-md", input.disabled && "text-subtle", className)}
    >
      <RadioMark {...input} id={inputId} className="mt-px" />
      <span>{label}</span>
    </label>
  );
}

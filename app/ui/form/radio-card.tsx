import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface RadioCardProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: string;
  /** A drawing of 56 x 48 px; it takes the colour of the text. */
  picture?: ReactNode;
}

/** One of several choices that a picture explains. Wrap the set in `FieldGroup role="radiogroup"`. */
export function RadioCard({ label, picture, className, ...input }: RadioCardProps) {
  return (
    <label className={classNames("radio-card", className)}>
      <input {...input} type="radio" className="choice-unseen" />
      {picture ? <span aria-hidden="true">{picture}</span> : null}
      {label}
    </label>
  );
}

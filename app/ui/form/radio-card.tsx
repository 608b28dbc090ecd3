import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface RadioCardProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: string;
  /** A 56 × 48 px drawing in the text colour. */
  picture?: ReactNode;
}

/** A radio option with a picture. Wrap the set in `FieldGroup role="radiogroup"`. */
export function RadioCard({ label, picture, className, ...input }: RadioCardProps) {
  return (
    <label className={classNames("radio-card", className)}>
      <input {...input} type="radio" className="choice-unseen" />
      {picture ? <span aria-hidden="true">{picture}</span> : null}
      {label}
    </label>
  );
}

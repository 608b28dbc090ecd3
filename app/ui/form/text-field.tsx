import type { ComponentProps } from "react";
import { type ControlSize, controlClasses } from "../control.ts";
import { Field, type FieldWords } from "./field.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "size">, FieldWords {
  size?: ControlSize;
}

/** A single-line text field; accepts all input attributes. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  counter,
  labelAction,
  id,
  size,
  className,
  type = "text",
  ...input
}: TextFieldProps) {
  const words = { label, labelHidden, hint, error, counter, labelAction };
  return (
    <Field {...words} id={id} className={className}>
      {(control) => (
        <input {...input} {...control} type={type} className={controlClasses(Boolean(error), size)} />
      )}
    </Field>
  );
}

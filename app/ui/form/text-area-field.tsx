import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { controlEdge } from "../control.ts";
import { Field, type FieldProps, type FieldWords } from "./field.tsx";

export interface TextAreaFieldProps
  extends ComponentProps<"textarea">,
    FieldWords,
    Pick<FieldProps, "lead"> {}

/** A multi-line text field. */
export function TextAreaField({
  label,
  labelHidden,
  hint,
  error,
  counter,
  labelAction,
  lead,
  id,
  className,
  rows = 2,
  ...area
}: TextAreaFieldProps) {
  const words = { label, labelHidden, hint, error, counter, labelAction };
  return (
    <Field {...words} id={id} className={className} lead={lead}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          rows={rows}
          className={classNames(
            controlEdge(Boolean(error)),
            "block resize-none rounded-md px-3 py-2.5 text-md",
          )}
        />
      )}
    </Field>
  );
}

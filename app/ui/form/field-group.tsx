import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { FieldNote, type FieldWords } from "./field.tsx";

export interface FieldGroupProps extends Omit<FieldWords, "counter" | "labelAction"> {
  /** "radiogroup" for a single choice. */
  role?: "group" | "radiogroup";
  className?: string | undefined;
  children: ReactNode;
}

/** Several controls under one label. */
export function FieldGroup({
  label,
  labelHidden,
  hint,
  error,
  role = "group",
  className,
  children,
}: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset
      role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={(error ?? hint) ? `${id}-note` : undefined}
      className={classNames("field-group", className)}
    >
      <span id={`${id}-label`} className={labelHidden ? "sr-only" : "field-label"}>
        {label}
      </span>
      {children}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
}

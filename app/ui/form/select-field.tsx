import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { type ControlSize, controlClasses } from "../control.ts";
import { Icon } from "../icon.tsx";
import { Field, type FieldWords } from "./field.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "size" | "children">, FieldWords {
  options: readonly SelectOption[];
  size?: ControlSize;
}

/** A native select with its field; for six or more choices. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  counter,
  labelAction,
  id,
  size = "md",
  className,
  options,
  ...select
}: SelectFieldProps) {
  const words = { label, labelHidden, hint, error, counter, labelAction };
  return (
    <Field {...words} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={classNames(controlClasses(Boolean(error), size), "appearance-none truncate pe-9")}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chev-down"
            className="pointer-events-none absolute inset-y-0 end-2.5 my-auto text-muted"
          />
        </span>
      )}
    </Field>
  );
}

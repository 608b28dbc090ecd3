import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { controlClasses } from "../control.ts";
import { Icon } from "../icon.tsx";
import { Field, type FieldWords } from "./field.tsx";

export interface SearchFieldProps extends Omit<ComponentProps<"input">, "size" | "type">, FieldWords {}

/** A search box; its label is hidden unless `labelHidden` is false. */
export function SearchField({
  label,
  labelHidden = true,
  hint,
  error,
  counter,
  labelAction,
  id,
  className,
  ...input
}: SearchFieldProps) {
  const words = { label, labelHidden, hint, error, counter, labelAction };
  return (
    <Field {...words} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <Icon
            name="search"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto text-subtle"
          />
          <input
            {...input}
            {...control}
            type="search"
            className={classNames(
              controlClasses(Boolean(error)),
              "ps-9.5 [&::-webkit-search-cancel-button]:hidden",
            )}
          />
        </span>
      )}
    </Field>
  );
}

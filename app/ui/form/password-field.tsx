import { useState } from "react";
import { classNames } from "../class-names.ts";
import { controlClasses } from "../control.ts";
import { Icon } from "../icon.tsx";
import { Field } from "./field.tsx";
import type { TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type"> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a show/hide toggle. */
export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  counter,
  labelAction,
  showLabel,
  hideLabel,
  id,
  size = "md",
  className,
  ...input
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const words = { label, labelHidden, hint, error, counter, labelAction };
  return (
    <Field {...words} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={classNames(controlClasses(Boolean(error), size), size === "lg" ? "pe-12" : "pe-10")}
          />
          <button
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className={classNames(
              "absolute inset-y-0 my-auto grid h-8.5 w-8.5 place-items-center rounded-sm text-muted hover:bg-surface-hover focus-visible:outline-offset-0",
              size === "lg" ? "end-1.75" : "end-1",
            )}
          >
            <Icon name={isShown ? "eye-off" : "eye"} />
          </button>
        </span>
      )}
    </Field>
  );
}

import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { CheckMark } from "./choice-mark.tsx";
import { FieldNote } from "./field.tsx";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A checkbox; the whole row is clickable. */
export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  return (
    <div className={classNames("flex flex-col gap-1", className)}>
      <label
        htmlFor={inputId}
        className={classNames("flex items-start gap-2.5 text-md", input.disabled && "text-subtle")}
      >
        <CheckMark
          {...input}
          id={inputId}
          className="mt-px"
          aria-describedby={(error ?? hint) ? noteId : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      <div className="ps-7 empty:hidden">
        <FieldNote id={noteId} hint={hint} error={error} />
      </div>
    </div>
  );
}

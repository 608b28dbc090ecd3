import { useState } from "react";
import { useLanguage } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses } from "#app/ui/control.ts";
import { formatTyped, parseNumber } from "./parse-number.ts";

interface NumberFieldProps {
  readonly id: string;
  /** Accessible name. */
  readonly label: string;
  /** `NaN`: a text that is no number. `undefined`: empty. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly onBlur: () => void;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly className?: string;
  readonly style?: { readonly paddingInlineStart: string };
}

/** A number, typed with a comma or a point. Text that is no number is kept while the field has the focus. */
export function NumberField({
  value,
  onChange,
  onBlur,
  isInvalid,
  describedBy,
  label,
  ...more
}: NumberFieldProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  // Show the typed text, unless a colleague has changed the value since.
  const isMine = typed !== null && Object.is(parseNumber(typed), value);
  const { className, ...rest } = more;
  return (
    <input
      {...rest}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
      maxLength={16}
      value={isMine ? typed : formatTyped(value, language)}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(parseNumber(event.currentTarget.value));
      }}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(null);
        onBlur();
      }}
      className={classNames(controlClasses(isInvalid, "sm"), "tabular-nums", className)}
    />
  );
}

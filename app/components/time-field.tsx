import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses } from "#app/ui/control.ts";
import { parseTimeOfDay } from "#domain/time-of-day.ts";

interface TimeFieldProps {
  readonly id?: string;
  /** The accessible name; what is seen stands around the field. */
  readonly label: string;
  /** `HH:MM`, or what was typed where that is no time. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isInvalid?: boolean;
  /** The id of the line that says what is wrong. */
  readonly describedBy?: string | undefined;
  readonly className?: string;
}

/** A time of day, typed as people do (730, 7.30, 7:30 pm), shown as `07:30` once the field is left. Loses nothing. */
export function TimeField({ id, label, value, onChange, onBlur, ...look }: TimeFieldProps) {
  const { isInvalid = false, describedBy, className } = look;
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => parseTimeOfDay(text) ?? text;
  // Somebody else may have changed it meanwhile.
  const isMine = typed !== null && read(typed) === value;
  return (
    <input
      id={id}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={12}
      value={isMine ? typed : value}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
      onBlur={() => {
        setTyped(null);
        onBlur?.();
      }}
      className={classNames(controlClasses(isInvalid, "sm"), "text-center tabular-nums", className)}
    />
  );
}

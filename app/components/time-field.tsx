import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses } from "#app/ui/control.ts";
import { parseTimeOfDay, shiftTime, TIME_STEPS } from "#domain/time-of-day.ts";

interface TimeFieldProps {
  readonly id?: string;
  /** Accessible name; the visible text is around the field. */
  readonly label: string;
  /** `HH:MM`, or the typed text if invalid. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly isInvalid?: boolean;
  /** Id of the error line. */
  readonly describedBy?: string | undefined;
  readonly className?: string;
}

/**
 * A field for a time of day, typed freely (730, 7.30, 7:30 pm) and shown as `07:30` after leaving it. Invalid
 * text is kept. Arrows move by 15 minutes, Page keys by an hour.
 */
export function TimeField({ id, label, value, onChange, onBlur, ...look }: TimeFieldProps) {
  const { isInvalid = false, describedBy, className } = look;
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => parseTimeOfDay(text) ?? text;
  // Show the typed text, unless a colleague has changed the value since.
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
      onKeyDown={(event) => {
        const step = TIME_STEPS[event.key];
        if (step === undefined || event.altKey || event.currentTarget.readOnly) return;
        event.preventDefault();
        setTyped(null);
        onChange(shiftTime(value, step));
      }}
      className={classNames(controlClasses(isInvalid, "sm"), "text-center tabular-nums", className)}
    />
  );
}

import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { Field, type FieldWords } from "./field.tsx";
import { clampToStep, readNumber } from "./slider-value.ts";

export interface SliderFieldProps extends FieldWords {
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** The value with its unit, such as "16 px"; shown and read aloud. */
  format?: (value: number) => string;
  name?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
}

/** A slider with an editable value. Page keys move ten steps. */
export function SliderField({
  label,
  labelHidden,
  hint,
  error,
  value,
  min,
  max,
  step = 1,
  onChange,
  format = String,
  name,
  id,
  disabled,
  className,
}: SliderFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const range = { min, max, step };

  function move(event: KeyboardEvent<HTMLInputElement>) {
    const steps = event.key === "PageUp" ? 10 : event.key === "PageDown" ? -10 : 0;
    if (steps === 0) return;
    event.preventDefault();
    onChange(clampToStep(value + steps * step, range));
  }

  function settle() {
    const typed = draft === null ? null : readNumber(draft);
    if (typed !== null) onChange(clampToStep(typed, range));
    setDraft(null);
  }

  const filled = max === min ? 0 : ((value - min) / (max - min)) * 100;
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div className="grid h-10 grid-cols-[1fr_3.25rem] items-center gap-3">
          <input
            {...control}
            type="range"
            name={name}
            min={min}
            max={max}
            step={step}
            value={value}
            disabled={disabled}
            aria-valuetext={format(value)}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            onKeyDown={move}
            className="slider m-0 h-5 w-full min-w-0"
            style={{ "--filled": `${filled}%` } as CSSProperties}
          />
          <input
            type="text"
            inputMode="decimal"
            aria-label={label}
            disabled={disabled}
            value={draft ?? format(value)}
            onFocus={(event) => {
              setDraft(String(value));
              event.currentTarget.select();
            }}
            onChange={(event) => setDraft(event.currentTarget.value)}
            onBlur={settle}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                settle();
              }
            }}
            className="slider-number"
          />
        </div>
      )}
    </Field>
  );
}

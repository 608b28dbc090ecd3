import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { cleanSigns } from "#domain/text.ts";
import { Field, type FieldWords } from "./field.tsx";

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

  function applyTyped() {
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
            onBlur={applyTyped}
            onKeyDown={(event) => {
              if (event.key === "Enter") {
                event.preventDefault();
                applyTyped();
              }
            }}
            className="slider-number"
          />
        </div>
      )}
    </Field>
  );
}

interface Range {
  min: number;
  max: number;
  step: number;
}

/** The valid value nearest to a number. */
export function clampToStep(value: number, { min, max, step }: Range): number {
  const stepped = min + Math.round((value - min) / step) * step;
  const decimals = String(step).split(".")[1]?.length ?? 0;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(decimals));
}

/** The first number in a typed text, in any script, with point or comma; `null` if none. */
export function readNumber(text: string): number | null {
  const match = /-?\d+(?:[.,]\d+)?/.exec(
    cleanSigns(text)
      .replace(/[\u2212\u2010-\u2014]/gu, "-")
      .replace("\u066B", "."),
  );
  return match ? Number(match[0].replace(",", ".")) : null;
}

import { type ReactNode, useState } from "react";
import { definePart, LazyPart } from "../feedback/lazy-part.tsx";
import { RatioPill, type RatioTone } from "../feedback/ratio-pill.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Popover } from "../overlay/popover.tsx";
import { Field, type FieldWords } from "./field.tsx";

const COLOUR_PICKER = definePart(
  () => import("./colour-picker.client.tsx"),
  ({ ColourPicker }) => ColourPicker,
);

export interface ColourFieldProps extends Omit<FieldWords, "counter"> {
  /** `#rrggbb` */
  value: string;
  onChange: (colour: string) => void;
  /** Error for text that is not a colour. */
  wrongText: string;
  /** Accessible name of the swatch that opens the picker. */
  pickerLabel: string;
  /** Contrast of this colour in use. */
  ratio?: { tone: RatioTone; text: string; name?: string } | undefined;
  /** Suggests a passing colour; shown after the hint until the contrast passes. */
  fix?: { text: string; colour: string } | undefined;
  name?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
}

/** A colour field: a swatch with a picker, a hex text field, and the contrast. */
export function ColourField({
  label,
  labelHidden,
  labelAction,
  hint,
  error: refusal,
  value,
  onChange,
  wrongText,
  pickerLabel,
  ratio,
  fix,
  name,
  id,
  disabled = false,
  className,
}: ColourFieldProps) {
  const typing = useTypedColour(onChange);
  const error = typing.isWrong ? wrongText : refusal;
  const isFailing = ratio?.tone === "fail";
  const hasPassed = ratio === undefined || ratio.tone === "pass";
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      labelAction={labelAction}
      hint={
        <ColourNote hint={hint} fix={hasPassed ? undefined : fix} isFailing={isFailing} onUse={onChange} />
      }
      error={error}
      id={id}
      className={className}
    >
      {(control) => (
        <div className={error ? "colour-invalid" : "colour-valid"}>
          <Swatch
            label={pickerLabel}
            value={value}
            disabled={disabled}
            onPick={(colour) => {
              typing.drop();
              onChange(colour);
            }}
          />
          <input
            {...control}
            type="text"
            name={name}
            disabled={disabled}
            value={typing.draft ?? value}
            spellCheck={false}
            autoComplete="off"
            maxLength={9}
            onChange={(event) => typing.type(event.currentTarget.value)}
            onBlur={typing.settle}
            className="colour-text"
          />
          {ratio ? <RatioPill {...ratio} /> : null}
        </div>
      )}
    </Field>
  );
}

/** Typing a colour: invalid text stays with its error, and the previous colour remains in effect. */
function useTypedColour(onChange: (colour: string) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);

  function type(text: string) {
    setDraft(text);
    setIsWrong(false);
    const typed = readHexColour(text);
    if (typed && text.replace("#", "").trim().length === 6) onChange(typed);
  }

  function applyTyped() {
    const typed = draft === null ? null : readHexColour(draft);
    if (typed) onChange(typed);
    if (typed || draft === null || draft.trim() === "") setDraft(null);
    else setIsWrong(true);
  }

  return { draft, isWrong: isWrong && draft !== null, type, settle: applyTyped, drop: () => setDraft(null) };
}

interface SwatchProps {
  label: string;
  value: string;
  disabled: boolean;
  onPick: (colour: string) => void;
}

/** Button that opens the picker. */
function Swatch({ label, value, disabled, onPick }: SwatchProps) {
  return (
    <Popover
      label={label}
      trigger={
        <button
          type="button"
          aria-label={label}
          disabled={disabled}
          className="colour-swatch"
          style={{ backgroundColor: value }}
        />
      }
    >
      <LazyPart
        part={COLOUR_PICKER}
        props={{
          colour: value,
          onChange: onPick,
        }}
        fallback={<Skeleton className="size-50" />}
      />
    </Popover>
  );
}

interface ColourNoteProps {
  hint: ReactNode;
  fix: { text: string; colour: string } | undefined;
  isFailing: boolean;
  onUse: (colour: string) => void;
}

function ColourNote({ hint, fix, isFailing, onUse }: ColourNoteProps) {
  if (!hint && !fix) return null;
  return (
    <span className={isFailing ? "text-danger" : undefined}>
      {hint}
      {fix ? (
        <>
          {" "}
          <button
            type="button"
            onClick={() => onUse(fix.colour)}
            className="rounded-xs font-medium underline underline-offset-2"
          >
            {fix.text}
          </button>
        </>
      ) : null}
    </span>
  );
}

/**
 * Parses a typed colour to `#rrggbb` in lower case. Accepts three or six digits, with or without `#`.
 *
 * @returns `null` if invalid.
 */
export function readHexColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, "").toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((digit) => digit + digit).join("")}`;
  return null;
}

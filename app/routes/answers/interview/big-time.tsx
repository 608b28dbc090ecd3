import { type KeyboardEvent, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { controlEdge } from "#app/ui/control.ts";
import { FieldNote } from "#app/ui/form/field.tsx";
import { shiftTime, TIME_STEPS } from "#domain/time-of-day.ts";
import { getFieldProps } from "../../setup/buttons/fields/form.ts";
import type { ControlProps } from "../controls/control-props.ts";
import { splitTime, withHours, withMinutes } from "./typed-time.ts";
import { USUAL_TIMES } from "./usual-times.ts";

const LOOK = "h-24 w-31 rounded-[14px] text-center text-[3.5rem] font-semibold tracking-tight tabular-nums";

/** Hours and minutes in two large fields, and usual times to press. */
export function BigTime({ form, question, value = "", onChange }: ControlProps<"time">) {
  const { first } = useMessages("answers").answers;
  const { id, error, onBlur } = getFieldProps(form, "time");
  const [typed, setTyped] = useState<{ readonly field: "hours" | "minutes"; readonly text: string } | null>(
    null,
  );
  const minutesField = useRef<HTMLInputElement>(null);
  const [hours, minutes] = splitTime(value);
  const set = (time: string) => onChange(time === "" ? undefined : time);
  const step = (event: KeyboardEvent) => {
    const by = TIME_STEPS[event.key];
    if (by === undefined || event.altKey) return;
    event.preventDefault();
    setTyped(null);
    set(shiftTime(value, by));
  };
  const field = {
    className: `${controlEdge(error !== undefined)} ${LOOK}`,
    "aria-invalid": error === undefined ? undefined : (true as const),
    "aria-describedby": error === undefined ? undefined : `${id}-note`,
    inputMode: "numeric" as const,
    autoComplete: "off",
    onKeyDown: step,
    onBlur: () => {
      setTyped(null);
      onBlur();
    },
  };
  const usual = USUAL_TIMES[question.id] ?? [];
  return (
    <div className="col-span-2">
      <div dir="ltr" className="flex w-fit items-center gap-2.5">
        <input
          {...field}
          id={id}
          aria-label={first.hours}
          maxLength={8}
          value={typed?.field === "hours" ? typed.text : hours}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped({ field: "hours", text });
            const { time, goesOn } = withHours(value, text);
            set(text === "" ? "" : time);
            if (goesOn) minutesField.current?.focus();
          }}
        />
        <span aria-hidden="true" className="text-[3rem] leading-24 font-semibold text-subtle">
          :
        </span>
        <input
          {...field}
          ref={minutesField}
          aria-label={first.minutesOf}
          maxLength={2}
          value={typed?.field === "minutes" ? typed.text : minutes}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped({ field: "minutes", text });
            set(withMinutes(value, text));
          }}
        />
      </div>
      <FieldNote id={`${id}-note`} error={error} />
      {usual.length > 0 ? (
        <fieldset className="mt-4 flex flex-wrap gap-2">
          <legend className="sr-only">{first.usual}</legend>
          {usual.map((time) => (
            <Button
              key={time}
              size="sm"
              aria-pressed={time === value}
              {...(time === value ? { iconBefore: "check" as const } : {})}
              onClick={() => {
                setTyped(null);
                set(time);
              }}
            >
              {time}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

import { TimeField } from "#app/components/time-field.tsx";
import { useMessages } from "#app/messages/messages-context.tsx";
import type { Span } from "#domain/content/hours/window.ts";
import type { ButtonForm } from "../fields/form.ts";
import { withTimes } from "./edit-hours.ts";

interface SpanFieldsProps<Some extends Span> {
  readonly form: ButtonForm;
  /** Path of the span in errors. */
  readonly path: string;
  readonly span: Some;
  readonly noteId: string | undefined;
  readonly onChange: (span: Some) => void;
  readonly onLeave: () => void;
}

/** From, to, and "next day" if the end is not after the start: three cells of a row, and one for the error. */
export function SpanFields<Some extends Span>(props: SpanFieldsProps<Some>) {
  const { form, path, span, noteId, onChange, onLeave } = props;
  const words = useMessages("setup").buttonHours;
  const field = (name: "from" | "to") => ({
    id: `${form.prefix}${path}.${name}`,
    value: span[name],
    isInvalid: form.errors[`${path}.${name}`] !== undefined,
    describedBy: noteId,
    onChange: (time: string) => onChange(withTimes(span, { [name]: time })),
    onBlur: onLeave,
  });
  return (
    <>
      <TimeField {...field("from")} label={words.from} className="px-1" />
      <span className="text-center text-xs text-muted">{words.to}</span>
      <TimeField {...field("to")} label={words.until} className="px-1" />
      <span className="min-w-0 text-xs text-muted">{span.nextDay ? words.nextDay : null}</span>
    </>
  );
}

/** Grid of a row: subject, from, "to", to, "next day", remove. */
export const HOURS_ROW_GRID =
  "grid grid-cols-[7rem_4rem_1.25rem_4rem_minmax(0,1fr)_2rem] items-center gap-x-2 gap-y-1.5";

import { DayPopover } from "#app/components/day-popover.tsx";
import { dateText, type HoursTextContext } from "#app/components/hours-state.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses } from "#app/ui/control.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { addDays, toLocalTime } from "#domain/zoned-time.ts";
import type { ButtonForm } from "../fields/form.ts";
import { SpanFields } from "./span-fields.tsx";
import { findFirstError, HoursRow } from "./window-group.tsx";

type Exception = Hours["exceptions"][number];

interface DateRowsProps {
  readonly form: ButtonForm;
  readonly exceptions: readonly Exception[];
  readonly saying: HoursTextContext;
  readonly onChange: (index: number, exception: Exception) => void;
  readonly onRemove: (index: number) => void;
  readonly onLeave: () => void;
}

/** How far ahead a date can be chosen. */
export const DATE_DAYS_AHEAD = 5 * 366;

/** One row per date: closed all day, or other hours. */
export function DateRows({ form, exceptions, saying, onChange, onRemove, onLeave }: DateRowsProps) {
  const words = useMessages("setup").buttonHours;
  const { day: today } = toLocalTime(saying.at, saying.timeZone);
  return exceptions.map((exception, index) => {
    const path = `hours.exceptions.${index}`;
    const { date, open } = exception;
    const error = findFirstError(form, [`${path}.date`, `${path}.open.from`, `${path}.open.to`]);
    const noteId = error === undefined ? undefined : `${form.prefix}${path}-note`;
    const isInvalid = form.errors[`${path}.date`] !== undefined;
    const text = dateText(date, saying);
    return (
      <HoursRow
        key={exception.id}
        label={open ? words.row(text, open.from, open.to) : `${text}, ${words.dates.closed}`}
        error={error}
        noteId={noteId}
        removeLabel={words.remove(text)}
        onRemove={() => onRemove(index)}
      >
        <DayPopover
          label={words.dates.date}
          chosen={date}
          today={today}
          min={today}
          max={addDays(today, DATE_DAYS_AHEAD)}
          onChoose={(day) => {
            onChange(index, { ...exception, date: day });
            onLeave();
          }}
          trigger={
            <button
              type="button"
              id={`${form.prefix}${path}.date`}
              aria-label={`${words.dates.date}: ${text}`}
              aria-describedby={noteId}
              className={classNames(controlClasses(isInvalid, "sm"), "truncate text-start")}
            >
              {text}
            </button>
          }
        />
        {open ? (
          <SpanFields
            form={form}
            path={`${path}.open`}
            span={open}
            noteId={noteId}
            onChange={(span) => onChange(index, { ...exception, open: span })}
            onLeave={onLeave}
          />
        ) : (
          <span className="col-span-4 ps-0.5 text-sm text-default">{words.dates.closed}</span>
        )}
      </HoursRow>
    );
  });
}

import { useState } from "react";
import { formatDate, formatFullDay, formatMonth, formatWeekday } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { controlClasses } from "#app/ui/control.ts";
import { Calendar } from "#app/ui/form/calendar.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";

/** Nothing is held from before: ten years, the longest period, ahead of the first property. */
const FIRST_DAY = "2016-01-01";

interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`, as all days here. */
  readonly chosen: string;
  readonly today: string;
  readonly min?: string;
  readonly max: string;
  readonly onChoose: (day: string) => void;
}

/** A day of the property's calendar, in the language of the screen. */
export function DayField({ label, chosen, today, min = FIRST_DAY, max, onChoose }: DayFieldProps) {
  const words = useMessages().dashboard;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const date = formatDate(language, Date.parse(chosen));
  return (
    <Field label={label} className="w-42">
      {(control) => (
        <Popover
          label={label}
          open={isOpen}
          onOpenChange={setIsOpen}
          trigger={
            <button
              {...control}
              type="button"
              aria-label={`${label}: ${date}`}
              className={`${controlClasses(false)} flex items-center gap-2 text-start tabular-nums`}
            >
              <Icon name="calendar" className="flex-none text-muted" />
              <span className="truncate">{date}</span>
            </button>
          }
        >
          <Calendar
            chosen={chosen}
            today={today}
            min={min}
            max={max}
            onChoose={(day) => {
              setIsOpen(false);
              onChoose(day);
            }}
            texts={{
              earlierMonth: words.earlierMonth,
              laterMonth: words.laterMonth,
              month: (day) => formatMonth(language, day),
              day: (day) => formatFullDay(language, day),
              weekday: (day, form) => formatWeekday(language, day, form),
            }}
          />
        </Popover>
      )}
    </Field>
  );
}

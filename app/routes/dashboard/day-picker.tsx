import { useState } from "react";
import { formatDate, formatFullDay, formatMonth, formatWeekday } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Calendar } from "#app/ui/form/calendar.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";

/** Nothing was counted before. */
const FIRST_DAY = "2020-01-01";

interface DayPickerProps {
  /** `YYYY-MM-DD` */
  readonly chosen: string;
  /** The property's present day, the last that can be chosen. */
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** The chosen day in the language of the screen, and a calendar to choose another from [S103, S213]. */
export function DayPicker({ chosen, today, onChoose }: DayPickerProps) {
  const words = useMessages().dashboard;
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const date = formatDate(language, Date.parse(chosen));
  return (
    <Popover
      label={words.chosenDay}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button
          size="sm"
          iconAfter="calendar"
          aria-label={`${words.chosenDay}: ${date}`}
          className="min-w-36 justify-between tabular-nums"
        >
          {date}
        </Button>
      }
    >
      <Calendar
        chosen={chosen}
        today={today}
        min={FIRST_DAY}
        max={today}
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
  );
}

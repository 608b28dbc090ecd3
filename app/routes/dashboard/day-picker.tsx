import { DayPopover } from "#app/components/day-popover.tsx";
import { formatDate } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";

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
  const { chosenDay } = useMessages("dashboard");
  const date = formatDate(useLanguage(), Date.parse(chosen));
  return (
    <DayPopover
      label={chosenDay}
      chosen={chosen}
      today={today}
      min={FIRST_DAY}
      max={today}
      onChoose={onChoose}
      trigger={
        <Button
          size="sm"
          iconAfter="calendar"
          aria-label={`${chosenDay}: ${date}`}
          className="min-w-36 justify-between tabular-nums"
        >
          {date}
        </Button>
      }
    />
  );
}

import { DayPopover } from "#app/components/day-popover.tsx";
import { formatDate, formatMonth } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { chooseDate, getNeighbours, monthsUntil } from "./choice.ts";
import { useChoice } from "./use-choice.ts";

/** First selectable day; nothing was counted before it. */
const FIRST_DAY = "2020-01-01";

interface DateControlProps {
  /** The property's present day, `YYYY-MM-DD`. */
  readonly today: string;
  /** The first day with data. */
  readonly since: string | null;
}

/** Selects the day of "daily" or the month of "monthly"; empty for other ranges [S213]. */
export function DateControl({ today, since }: DateControlProps) {
  const words = useMessages("dashboard");
  const { common } = useMessages();
  const language = useLanguage();
  const { choice, choose } = useChoice();
  const { range } = choice;
  if (range !== "daily" && range !== "monthly") return null;
  const isDay = range === "daily";
  const chosen = choice.date ?? (isDay ? today : today.slice(0, 7));
  const { earlier, later } = getNeighbours(range, chosen, today);
  const chooseDay = (date: string) => choose(chooseDate(range, date, today));
  return (
    <div className="flex items-center gap-1 print:hidden">
      <IconButton
        icon="chev-left"
        size="sm"
        label={isDay ? words.earlierDay : common.earlierMonth}
        onClick={() => chooseDay(earlier)}
      />
      {isDay ? (
        <DayPicker chosen={chosen} today={today} onChoose={chooseDay} />
      ) : (
        <SelectField
          label={words.chosenMonth}
          labelHidden
          size="sm"
          value={chosen}
          onChange={({ target }) => chooseDay(target.value)}
          options={monthsUntil(today, since, chosen).map((month) => ({
            value: month,
            label: formatMonth(language, month),
          }))}
          className="w-44"
        />
      )}
      <IconButton
        icon="chev-right"
        size="sm"
        label={isDay ? words.laterDay : common.laterMonth}
        disabled={later === null}
        onClick={() => (later === null ? undefined : chooseDay(later))}
      />
    </div>
  );
}

interface DayPickerProps {
  /** `YYYY-MM-DD` */
  readonly chosen: string;
  /** The property's present day, the last selectable one. */
  readonly today: string;
  readonly onChoose: (day: string) => void;
}

/** The chosen day with a calendar to change it [S103, S213]. */
function DayPicker({ chosen, today, onChoose }: DayPickerProps) {
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

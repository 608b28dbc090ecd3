import { formatMonth } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { chooseDate, getNeighbours, monthsUntil } from "./choice.ts";
import { DayPicker } from "./day-picker.tsx";
import { useChoice } from "./use-choice.ts";

interface DateControlProps {
  /** The property's present day, `YYYY-MM-DD`. */
  readonly today: string;
  /** The first day of which anything is known. */
  readonly since: string | null;
}

/** The day of "daily", or the month of "monthly"; nothing for the other ranges [S213]. */
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
  const take = (date: string) => choose(chooseDate(range, date, today));
  return (
    <div className="flex items-center gap-1 print:hidden">
      <IconButton
        icon="chev-left"
        size="sm"
        label={isDay ? words.earlierDay : common.earlierMonth}
        onClick={() => take(earlier)}
      />
      {isDay ? (
        <DayPicker chosen={chosen} today={today} onChoose={take} />
      ) : (
        <SelectField
          label={words.chosenMonth}
          labelHidden
          size="sm"
          value={chosen}
          onChange={({ target }) => take(target.value)}
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
        onClick={() => (later === null ? undefined : take(later))}
      />
    </div>
  );
}

import { useState } from "react";
import { formatMonthName } from "#app/messages/format.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { Segmented } from "#app/ui/form/segmented.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { Popover } from "#app/ui/overlay/popover.tsx";
import type { Season } from "#domain/content/hours/season.ts";
import { ActionLink } from "./action-link.tsx";

interface SeasonPopoverProps {
  readonly id: string;
  readonly season: Season;
  /** `YYYY-MM-DD` in the property's time zone. */
  readonly today: string;
  readonly error: string | undefined;
  readonly onChange: (season: Season) => void;
  readonly onLeave: () => void;
}

/** Converts a yearly season to dates of a single year that is not over, and vice versa. */
export function convertSeason(season: Season, kind: Season["kind"], today: string): Season {
  if (season.kind === kind) return season;
  if (season.kind === "dates") {
    // A cleared date is replaced by today.
    const toYearly = (date: string) => (date === "" ? today : date).slice(5);
    return { kind: "yearly", from: toYearly(season.from), to: toYearly(season.to) };
  }
  const toDay = (year: number, day: string) => `${year}-${clampToMonth(day, year)}`;
  const span = (year: number): Season => {
    const endYear = season.to < season.from ? year + 1 : year;
    return { kind: "dates", from: toDay(year, season.from), to: toDay(endYear, season.to) };
  };
  const thisYear = span(Number(today.slice(0, 4)));
  return thisYear.to < today ? span(Number(today.slice(0, 4)) + 1) : thisYear;
}

/** A leap year: every day of a year exists. */
const ANY_YEAR = 2024;

function countDays(month: string, year: number): number {
  return new Date(Date.UTC(year, Number(month), 0)).getUTCDate();
}

/** Clamps a day `MM-DD` to the last one of its month. Pure. */
export function clampToMonth(day: string, year = ANY_YEAR): string {
  const [month = "01", number = "01"] = day.split("-");
  return `${month}-${String(Math.min(Number(number), countDays(month, year))).padStart(2, "0")}`;
}

/** First and last day of a season, yearly or of one year. */
export function SeasonPopover({ id, season, today, error, onChange, onLeave }: SeasonPopoverProps) {
  const words = useMessages("setup").buttonHours.season;
  const edges = [
    ["from", words.first],
    ["to", words.last],
  ] as const;
  return (
    <Popover
      align="end"
      label={words.change}
      onOpenChange={(isOpen) => {
        if (!isOpen) onLeave();
      }}
      trigger={<ActionLink id={id}>{words.change}</ActionLink>}
    >
      <div className="flex w-70 flex-col gap-3">
        <Segmented
          label={words.kind}
          block
          size="sm"
          options={[
            { value: "yearly", label: words.everyYear },
            { value: "dates", label: words.oneYear },
          ]}
          value={season.kind}
          onChange={(kind) => onChange(convertSeason(season, kind, today))}
        />
        <FieldGroup label={words.change} labelHidden error={error}>
          {edges.map(([edge, label]) =>
            season.kind === "yearly" ? (
              <YearDay
                key={edge}
                label={label}
                value={season[edge]}
                onChange={(day) => onChange({ ...season, [edge]: day })}
              />
            ) : (
              <TextField
                key={edge}
                size="sm"
                type="date"
                label={label}
                value={season[edge]}
                onChange={(event) => onChange({ ...season, [edge]: event.currentTarget.value })}
              />
            ),
          )}
        </FieldGroup>
      </div>
    </Popover>
  );
}

const numbersTo = (last: number) =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, "0"));
const MONTHS = numbersTo(12);

interface YearDayProps {
  readonly label: string;
  /** `MM-DD` */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

function YearDay({ label, value, onChange }: YearDayProps) {
  const words = useMessages("setup").buttonHours.season;
  const language = useLanguage();
  const [month = "01", day = "01"] = value.split("-");
  const monthName = (number: string) => formatMonthName(language, `${ANY_YEAR}-${number}`);
  const [isShortened, setIsShortened] = useState(false);
  const days = countDays(month, ANY_YEAR);

  function choose(wanted: string) {
    const there = clampToMonth(wanted);
    setIsShortened(there !== wanted);
    onChange(there);
  }

  const hint = isShortened ? words.monthHas(monthName(month), days) : undefined;
  return (
    <FieldGroup label={label} hint={hint}>
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
        <SelectField
          size="sm"
          label={words.dayOf(label)}
          labelHidden
          value={day}
          options={numbersTo(days).map((number) => ({ value: number, label: String(Number(number)) }))}
          onChange={(event) => choose(`${month}-${event.currentTarget.value}`)}
        />
        <SelectField
          size="sm"
          label={words.monthOf(label)}
          labelHidden
          value={month}
          options={MONTHS.map((number) => ({ value: number, label: monthName(number) }))}
          onChange={(event) => choose(`${event.currentTarget.value}-${day}`)}
        />
      </div>
    </FieldGroup>
  );
}

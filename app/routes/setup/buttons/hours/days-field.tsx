import { useState } from "react";
import { formatDayList, formatWeekdayName } from "#app/components/hours-state.ts";
import { useLanguage, useMessages } from "#app/messages/messages-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { controlClasses } from "#app/ui/control.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Weekday } from "#domain/content/hours/season.ts";
import { isSameData } from "#domain/content/merge.ts";
import { DAY_SETS, WEEK } from "./edit-hours.ts";

interface DaysFieldProps {
  readonly id: string;
  readonly days: readonly Weekday[];
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (days: readonly Weekday[]) => void;
  readonly onBlur: () => void;
}

const CHOOSE = "choose";

/** Days of a row: a preset or single days. */
export function DaysField({ id, days, isInvalid, describedBy, onChange, onBlur }: DaysFieldProps) {
  const words = useMessages("setup").buttonHours;
  const language = useLanguage();
  const index = DAY_SETS.findIndex((set) => isSameData(set, days));
  const [isChoosing, setIsChoosing] = useState(index === -1);
  const formatSet = (set: readonly Weekday[]) => formatDayList(set, language, words) || words.chooseDays;
  const isOwn = index === -1 && days.length > 0;
  return (
    <>
      <span className="relative block">
        <select
          id={id}
          aria-label={words.days}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          value={isOwn ? "own" : index === -1 ? CHOOSE : String(index)}
          onBlur={onBlur}
          onChange={(event) => {
            const chosen = DAY_SETS[Number(event.currentTarget.value)];
            setIsChoosing(chosen === undefined);
            if (chosen) onChange(chosen);
          }}
          className={classNames(controlClasses(isInvalid, "sm"), "appearance-none truncate pe-7")}
        >
          {isOwn ? <option value="own">{formatSet(days)}</option> : null}
          {DAY_SETS.map((set, index) => (
            <option key={set.join()} value={String(index)}>
              {formatSet(set)}
            </option>
          ))}
          <option value={CHOOSE}>{words.chooseDays}</option>
        </select>
        <Icon
          name="chev-down"
          size="sm"
          className="pointer-events-none absolute inset-y-0 end-2 my-auto text-muted"
        />
      </span>
      {isChoosing ? (
        <DayMarks
          days={days}
          onChange={(chosen) => {
            onChange(chosen);
            onBlur();
          }}
        />
      ) : null}
    </>
  );
}

/** Toggles for the seven days; a row of the surrounding grid. */
export function DayMarks({
  days,
  onChange,
  without,
}: {
  readonly days: readonly Weekday[];
  readonly onChange: (days: readonly Weekday[]) => void;
  /** A day without a toggle. */
  readonly without?: Weekday;
}) {
  const words = useMessages("setup").buttonHours;
  const language = useLanguage();
  return (
    <fieldset className="order-last col-span-full m-0 flex flex-wrap gap-1 border-0 p-0">
      <legend className="sr-only">{words.days}</legend>
      {WEEK.filter((day) => day !== without).map((day) => (
        <label
          key={day}
          className="relative grid h-8 min-w-11 place-items-center rounded-md border border-control px-1.5 text-xs font-medium text-muted has-checked:border-selected has-checked:bg-surface-selected has-checked:text-on-highlight has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus"
        >
          <input
            type="checkbox"
            aria-label={formatWeekdayName(day, language, "long")}
            checked={days.includes(day)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked;
              onChange(WEEK.filter((each) => (each === day ? isOn : days.includes(each))));
            }}
            className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none opacity-0"
          />
          {formatWeekdayName(day, language)}
        </label>
      ))}
    </fieldset>
  );
}

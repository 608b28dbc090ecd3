import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { addMonths, clampDay, type DayBounds, getWeeks, moveDayByKey } from "./calendar-days.ts";

export interface CalendarTexts {
  readonly earlierMonth: string;
  readonly laterMonth: string;
  /** "November 2026" */
  readonly month: (day: string) => string;
  /** "Saturday, 21 November 2026" */
  readonly day: (day: string) => string;
  readonly weekday: (day: string, form: "short" | "long") => string;
}

interface CalendarProps extends DayBounds {
  /** `YYYY-MM-DD`; empty: none, and the focus starts at today. */
  readonly chosen: string;
  readonly today: string;
  readonly onChoose: (day: string) => void;
  readonly texts: CalendarTexts;
}

/** A calendar month to choose a day, by pointer or date grid keys; the focus starts at the chosen day. */
export function Calendar({ chosen, today, min, max, onChoose, texts }: CalendarProps) {
  const [focused, setFocused] = useState(() => clampDay(chosen || today, { min, max }));
  const grid = useRef<HTMLTableElement>(null);
  const mustFocus = useRef(true);
  const titleId = useId();
  const weeks = getWeeks(focused);

  useEffect(() => {
    if (mustFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
    mustFocus.current = false;
  }, [focused]);

  function moveBy(event: KeyboardEvent) {
    const day = moveDayByKey(focused, event, { min, max });
    if (day === null) return;
    event.preventDefault();
    mustFocus.current = true;
    setFocused(day);
  }

  const turn = (months: number) => setFocused(clampDay(addMonths(focused, months), { min, max }));
  return (
    <div className="w-68">
      <div className="flex items-center justify-between pb-2">
        <IconButton
          icon="chev-left"
          size="sm"
          label={texts.earlierMonth}
          disabled={focused.slice(0, 7) <= min.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <h2 id={titleId} aria-live="polite" className="text-sm font-semibold text-strong">
          {texts.month(focused)}
        </h2>
        <IconButton
          icon="chev-right"
          size="sm"
          label={texts.laterMonth}
          disabled={focused.slice(0, 7) >= max.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      <table ref={grid} aria-labelledby={titleId} className="w-full table-fixed">
        <thead>
          <tr>
            {weeks[1]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={texts.weekday(day ?? "", "long")}
                className="h-8 text-xs font-medium text-muted"
              >
                {texts.weekday(day ?? "", "short")}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week stays what it is
                  key={index}
                  className="p-0 text-center"
                >
                  {day === null ? null : (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === focused ? 0 : -1}
                      aria-label={texts.day(day)}
                      aria-pressed={day === chosen}
                      onKeyDown={moveBy}
                      aria-current={day === today ? "date" : undefined}
                      disabled={day < min || day > max}
                      onClick={() => onChoose(day)}
                      className={classNames(
                        "inline-flex size-9 items-center justify-center rounded-md text-sm tabular-nums disabled:cursor-not-allowed disabled:text-subtle",
                        day === chosen
                          ? "bg-fill-primary font-semibold text-on-primary"
                          : "text-default enabled:hover:bg-surface-hover",
                        day === today && day !== chosen && "font-semibold ring-1 ring-control ring-inset",
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import type { Button } from "#domain/content/button.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { WEEKDAYS, type Weekday } from "#domain/content/hours/season.ts";
import type { Span, Window } from "#domain/content/hours/window.ts";
import { idAt, type MarloweLanguage } from "./marlowe.ts";

/** Positions in the draft: the restaurant is second, the spa third. */
const [RESTAURANT, SPA] = [1, 2];
const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const SUMMER = { kind: "yearly", from: "05-01", to: "09-30" } as const;

const span = (from: string, to: string): Span => ({ from, to, nextDay: to <= from });

function hours(
  first: number,
  rows: readonly (readonly [days: readonly Weekday[], from: string, to: string])[],
): Hours {
  const windows = rows.map(
    ([days, from, to], index): Window => ({
      id: idAt(first + index),
      days: [...days],
      ...span(from, to),
      season: null,
    }),
  );
  return { outside: "close", windows, exceptions: [] };
}

/** Next occurrence of a calendar day. */
const getNextDate = (day: string, today: string) => {
  const year = Number(today.slice(0, 4));
  return `${year}-${day}` < today ? `${year + 1}-${day}` : `${year}-${day}`;
};

function restaurantHours(today: string): Hours {
  const weekly = hours(60, [
    [WORKDAYS, "07:00", "10:30"],
    [WORKDAYS, "12:00", "22:00"],
    [[6, 7], "08:00", "23:30"],
  ]);
  const night: Window = { id: idAt(63), days: [5], ...span("22:00", "01:00"), season: SUMMER };
  return {
    ...weekly,
    windows: [...weekly.windows, night],
    exceptions: [
      { id: idAt(64), date: getNextDate("12-25", today), open: null },
      { id: idAt(65), date: getNextDate("12-31", today), open: span("18:00", "02:00") },
    ],
  };
}

const withTimedHours = (button: Button, language: MarloweLanguage, value: Hours): Button =>
  language === "en" ? { ...button, hours: value } : button;

/** Published texts of the demo hotel: its restaurant and spa have hours. Translations copy the English hours. */
export function withHours(
  buttons: readonly Button[],
  language: MarloweLanguage,
  today: string,
): readonly Button[] {
  return buttons.map((button, index) => {
    if (index === RESTAURANT) return withTimedHours(button, language, restaurantHours(today));
    return index === SPA
      ? withTimedHours(button, language, hours(70, [[WEEKDAYS, "09:00", "18:00"]]))
      : button;
  });
}

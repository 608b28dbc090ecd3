import { describe, expect, it } from "vitest";
import { buttonHours as germanWords } from "#app/messages/de/button-hours.ts";
import { buttonHours as words } from "#app/messages/en/button-hours.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import type { Weekday } from "#domain/content/hours/season.ts";
import {
  dateText,
  formatDayList,
  formatHoursState,
  formatSeason,
  hoursStateAt,
  momentText,
} from "./hours-state.ts";

const ZONE = "Europe/London";
const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`);
const saying = (time: string) => ({ at: at(time), timeZone: ZONE, language: "en", words }) as const;
const WINDOW = { id: "w".repeat(24), nextDay: false, season: null };
const hours = (outside: Hours["outside"], ...windows: Partial<Hours["windows"][number]>[]): Hours => ({
  outside,
  windows: windows.map((window) => ({ ...WINDOW, days: [7], from: "17:00", to: "23:30", ...window })),
  exceptions: [],
});

/** 22 November 2026 is a Sunday. */
const said = (value: Hours, time: string) =>
  formatHoursState(hoursStateAt(value, ZONE, at(time)), saying(time));

describe("the status of a timed button", () => {
  it.each<[string, Hours, string]>([
    ["18:30", hours("close", {}), "Open until 23:30"],
    ["18:30", hours("close", { to: "01:00", nextDay: true }), "Open until 01:00"],
    ["14:36", hours("close", {}), "Closed, opens 17:00"],
    ["23:45", hours("close", { days: [1], from: "09:00", to: "18:00" }), "Closed, opens Mon 09:00"],
    ["23:45", hours("close", {}), "Closed, opens 29 Nov"],
    [
      "12:00",
      hours("hide", {
        days: [1, 2, 3, 4, 5, 6, 7],
        from: "00:00",
        to: "00:00",
        nextDay: true,
        season: { kind: "yearly", from: "05-01", to: "09-30" },
      }),
      "Hidden, shown from 1 May",
    ],
    ["12:00", hours("hide", { season: { kind: "dates", from: "2020-01-01", to: "2020-12-31" } }), "Hidden"],
    ["12:00", hours("close", { season: { kind: "dates", from: "2020-01-01", to: "2020-12-31" } }), "Closed"],
    [
      "12:00",
      hours("close", { days: [1, 2, 3, 4, 5, 6, 7], from: "00:00", to: "00:00", nextDay: true }),
      "Open",
    ],
  ])("at %s says what guests see, and until when [T7]: case %#", (time, value, text) => {
    expect(said(value, time)).toBe(text);
  });

  it("shows a moment as day and time [T7]", () => {
    expect(momentText(at("18:30"), { timeZone: ZONE, language: "de" })).toBe("Sonntag 18:30");
  });
});

it.each<[Weekday[], string, string]>([
  [[1, 2, 3, 4, 5], "Mon–Fri", "Mo–Fr"],
  [[7, 6], "Sat–Sun", "Sa–So"],
  [[5], "Fri", "Fr"],
  [[1, 3, 4], "Mon, Wed–Thu", "Mo, Mi–Do"],
  [[7, 6, 5, 4, 3, 2, 1], "Every day", "Jeden Tag"],
  [[], "", ""],
])("days are said as short as they can be [T6]: case %#", (days, english, german) => {
  expect(formatDayList(days, "en", words)).toBe(english);
  expect(formatDayList(days, "de", germanWords)).toBe(german);
});

it("shows the year of seasons and dates only if needed [T6]", () => {
  const text = (from: string, to: string) => formatSeason({ kind: "dates", from, to }, "en", words);
  expect(formatSeason({ kind: "yearly", from: "05-01", to: "09-30" }, "en", words)).toBe(
    "Only 1 May to 30 Sep, every year",
  );
  expect(text("2027-05-01", "2027-09-30")).toBe("Only 1 May to 30 Sep 2027");
  expect(text("2027-12-01", "2028-02-29")).toBe("Only 1 Dec 2027 to 29 Feb 2028");
  // A day being typed is shown as "…".
  expect(text("", "2027-09-30")).toBe("Only … to 30 Sep 2027");
  expect(text("2027-05-01", "")).toBe("Only 1 May 2027 to …");
  expect(dateText("", saying("12:00"))).toBe("…");
  expect(dateText("2026-11-22", saying("12:00"))).toBe("Today, 22 Nov");
  expect(dateText("2026-12-25", saying("12:00"))).toBe("25 Dec 2026");
  expect(dateText("2028-12-25", saying("12:00"))).toBe("25 Dec 2028");
});

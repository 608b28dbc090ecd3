import { describe, expect, it } from "vitest";
import type { Hours } from "#domain/content/hours/hours.ts";
import { getOpeningWords } from "#portal/words/opening-words.ts";
import { hoursOnPaper } from "./print-hours.ts";

const window = { id: "b".repeat(24), from: "07:00", to: "10:30", nextDay: false, season: null };
const makeHours = (...windows: Hours["windows"]): Hours => ({ outside: "close", windows, exceptions: [] });

describe("the hours of a button on paper", () => {
  it("join consecutive days as a range [S11]", () => {
    const hours = makeHours({ ...window, days: [1, 2, 3, 4, 5, 7] });
    expect(hoursOnPaper(hours, getOpeningWords("en"), "2026-11-23")).toEqual([
      "Monday – Friday, Sunday: 07:00 – 10:30",
    ]);
  });

  it("omit days if every day is the same, and use the language's digits [S11]", () => {
    const hours = makeHours({ ...window, days: [1, 2, 3, 4, 5, 6, 7], to: "24:00" });
    expect(hoursOnPaper(hours, getOpeningWords("ar"), "2026-11-23")[0]).toMatch(/^٧:٠٠/);
  });

  it("are those of the present season only [S11]", () => {
    const season = { kind: "yearly", from: "05-01", to: "09-30" } as const;
    const hours = makeHours({ ...window, days: [6], season });
    expect(hoursOnPaper(hours, getOpeningWords("en"), "2026-11-23")).toEqual([]);
    expect(hoursOnPaper(hours, getOpeningWords("en"), "2026-06-01")).toEqual(["Saturday: 07:00 – 10:30"]);
  });
});

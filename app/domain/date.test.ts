import { describe, expect, it } from "vitest";
import { FIRST_DATE, LAST_DATE } from "./date.ts";
import { dateSchema, dayOrMonthSchema, localTimeSchema } from "./value-schemas.ts";

const DAY_MS = 86_400_000;
const isTaken = (text: string) => dateSchema.safeParse(text).success;

describe("a day of the calendar", () => {
  it("is each one from 2000 to 2199, and no other text of that format [T1]", () => {
    const wrong: string[] = [];
    const pad = (number: number, length = 2) => String(number).padStart(length, "0");
    for (let year = 1990; year <= 2210; year += 1) {
      for (let month = 0; month <= 13; month += 1) {
        for (let date = 0; date <= 32; date += 1) {
          const text = `${pad(year, 4)}-${pad(month)}-${pad(date)}`;
          const at = new Date(Date.UTC(year, month - 1, date));
          const exists = at.toISOString().startsWith(text) && FIRST_DATE <= text && text <= LAST_DATE;
          if (isTaken(text) !== exists) wrong.push(text);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect((Date.parse(LAST_DATE) - Date.parse(FIRST_DATE)) / DAY_MS).toBe(73_048);
  });

  it.each([
    "",
    "0000-01-01",
    "0026-11-01",
    "0999-12-31",
    "1999-12-31",
    "2200-01-01",
    "9999-12-31",
    "+012026-01-01",
    "2026-1-1",
    "2026-01-01 ",
    "2026-01-01T10:00",
    "２０２６-01-01",
  ])("is not %j, and that is all that is said of it [T1]", (text) => {
    expect(dateSchema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(["invalid_date"]);
  });
});

it("allows a month where either may be chosen [S213]", () => {
  for (const text of ["2026-11", "2026-11-30", "2000-01", "2199-12"]) {
    expect(dayOrMonthSchema.safeParse(text).success, text).toBe(true);
  }
  for (const text of ["2026-13", "0099-12", "9999-12", "2026", "2026-11-31", "2026-11-"]) {
    expect(dayOrMonthSchema.safeParse(text).success, text).toBe(false);
  }
});

it("allows a time to the minute, without a zone [T9]", () => {
  for (const text of ["2026-11-30T06:00", "2000-01-01T00:00", "2199-12-31T23:59", "2028-02-29T12:30"]) {
    expect(localTimeSchema.safeParse(text).success, text).toBe(true);
  }
  for (const text of ["0026-11-23T10:00", "9999-12-31T23:59", "2026-11-30T24:00", "2026-11-30T06:00Z"]) {
    expect(localTimeSchema.safeParse(text).success, text).toBe(false);
  }
});

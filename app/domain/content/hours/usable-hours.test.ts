import { expect, it } from "vitest";
import type { Hours } from "./hours.ts";
import { usableHours } from "./usable-hours.ts";

const row = {
  id: "w".repeat(24),
  days: [1],
  from: "07:00",
  to: "10:30",
  nextDay: false,
  season: null,
} as const;
const date = { id: "d".repeat(24), date: "2026-12-25", open: null };
const hours = (...windows: unknown[]): Hours => ({ outside: "hide", windows, exceptions: [date] }) as Hours;

it("leaves out the rows in which no time can be read yet [T6]", () => {
  const typing = hours(row, { ...row, from: "7x" }, { ...row, days: [] });
  expect(usableHours(typing)).toEqual(hours(row));
  expect(usableHours(typing)).toBe(usableHours(typing));
});

it("is the same where all of it holds, and nothing where none does [T6]", () => {
  const whole = hours(row);
  expect(usableHours(whole)).toBe(whole);
  expect(usableHours({ outside: "hide", windows: [], exceptions: [{ ...date, date: "soon" }] })).toBeNull();
  expect(usableHours(null)).toBeNull();
});

import fc from "fast-check";
import { expect, it } from "vitest";
import type { Hours } from "./hours.ts";
import { hoursSchema } from "./hours-schema.ts";
import { getUsableHours } from "./usable-hours.ts";

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

it("leave out rows without a readable time [T6]", () => {
  const typing = hours(row, { ...row, from: "7x" }, { ...row, days: [] });
  expect(getUsableHours(typing)).toEqual(hours(row));
  expect(getUsableHours(typing)).toBe(getUsableHours(typing));
});

it("stay the same if all rows are valid, and are null if none is [T6]", () => {
  const whole = hours(row);
  expect(getUsableHours(whole)).toBe(whole);
  expect(
    getUsableHours({ outside: "hide", windows: [], exceptions: [{ ...date, date: "soon" }] }),
  ).toBeNull();
  expect(getUsableHours(null)).toBeNull();
});

it("keep exactly the rows that can be saved [T6]", () => {
  const time = fc.constantFrom("07:00", "10:30", "23:59", "24:00", "7:00", "", "0x:10");
  const day = fc.constantFrom("2026-12-25", "2027-01-06", "2026-02-29", "1999-12-31", "soon", "");
  const dayOfYear = fc.constantFrom("12-20", "02-29", "02-30", "13-01", "");
  const span = { from: time, to: time, nextDay: fc.boolean() };
  const season = fc.oneof(
    fc.record({ kind: fc.constant("yearly"), from: dayOfYear, to: dayOfYear }),
    fc.record({ kind: fc.constant("dates"), from: day, to: day }),
    fc.constant(null),
  );
  const days = fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 4 });
  const window = fc.record({ id: fc.constant(row.id), days, ...span, season });
  const exception = fc.record({
    id: fc.constant(date.id),
    date: day,
    open: fc.option(fc.record(span)),
  });
  fc.assert(
    fc.property(fc.array(window), fc.array(exception), (windows, exceptions) => {
      const typing = { outside: "hide", windows, exceptions } as Hours;
      const { shape } = hoursSchema;
      const kept = {
        ...typing,
        windows: typing.windows.filter((each) => shape.windows.element.safeParse(each).success),
        exceptions: typing.exceptions.filter((each) => shape.exceptions.element.safeParse(each).success),
      };
      const isEmpty = kept.windows.length + kept.exceptions.length === 0;
      expect(getUsableHours(typing)).toEqual(isEmpty ? null : kept);
    }),
    { numRuns: 2_000 },
  );
});

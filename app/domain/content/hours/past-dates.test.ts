import { expect, it } from "vitest";
import { newButton } from "../starter/new-button.ts";
import type { Hours } from "./hours.ts";
import { getButtonPastDates } from "./past-dates.ts";

const TODAY = "2026-11-22";
const closedOn = (date: string): Hours => ({
  outside: "hide",
  windows: [],
  exceptions: [{ id: "d".repeat(24), date, open: null }],
});
const button = (id: string, hours?: Hours) => ({
  ...newButton("link", id.repeat(24), "Menu"),
  ...(hours ? { hours } : {}),
});

it("refuses a past date at its place in the button [T6]", () => {
  const past = getButtonPastDates(button("a", closedOn("2026-11-21")), { stored: [], today: TODAY });
  expect(past).toEqual([{ path: "hours.exceptions.0.date", code: "date_past" }]);
  expect(getButtonPastDates(button("a", closedOn(TODAY)), { stored: [], today: TODAY })).toEqual([]);
  expect(getButtonPastDates(button("a"), { stored: [], today: TODAY })).toEqual([]);
});

it("accepts a date that any button of the language already has, such as the original of a copy [T6]", () => {
  const stored = [button("b"), button("c", closedOn("2026-11-21"))];
  expect(getButtonPastDates(button("a", closedOn("2026-11-21")), { stored, today: TODAY })).toEqual([]);
  expect(getButtonPastDates(button("a", closedOn("2026-11-20")), { stored, today: TODAY })).toHaveLength(1);
});

import { expect, it } from "vitest";
import { clampToMonth, convertSeason } from "./season-popover.tsx";

const TODAY = "2026-11-22";

it.each([
  ["05-01", "09-30", "2027-05-01", "2027-09-30"],
  ["12-01", "12-31", "2026-12-01", "2026-12-31"],
  ["12-01", "02-28", "2026-12-01", "2027-02-28"],
])("a season %s to %s becomes the next one that is not over, and back [T6]", (from, to, first, last) => {
  const yearly = { kind: "yearly", from, to } as const;
  const once = convertSeason(yearly, "dates", TODAY);
  expect(once).toEqual({ kind: "dates", from: first, to: last });
  expect(convertSeason(once, "yearly", TODAY)).toEqual(yearly);
  expect(convertSeason(once, "dates", TODAY)).toBe(once);
});

it("a season with a cleared first day becomes yearly from today [T6]", () => {
  expect(convertSeason({ kind: "dates", from: "", to: "2027-03-01" }, "yearly", TODAY)).toEqual({
    kind: "yearly",
    from: "11-22",
    to: "03-01",
  });
});

it.each([
  ["06-31", 2024, "06-30"],
  ["02-31", 2024, "02-29"],
  ["02-29", 2027, "02-28"],
  ["12-31", 2024, "12-31"],
])("a day that does not exist, %s of %i, becomes the last of its month [T6]", (day, year, there) => {
  expect(clampToMonth(day, year)).toBe(there);
});

it("a season until 29 February ends on 28 February in other years [T6]", () => {
  const winter = { kind: "yearly", from: "12-01", to: "02-29" } as const;
  expect(convertSeason(winter, "dates", TODAY)).toMatchObject({ to: "2027-02-28" });
});

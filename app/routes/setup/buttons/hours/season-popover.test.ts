import { expect, it } from "vitest";
import { seasonOfKind } from "./season-popover.tsx";

const TODAY = "2026-11-22";

it.each([
  ["05-01", "09-30", "2027-05-01", "2027-09-30"],
  ["12-01", "12-31", "2026-12-01", "2026-12-31"],
  ["12-01", "02-28", "2026-12-01", "2027-02-28"],
])("a season %s to %s becomes the next one that is not over, and back [T6]", (from, to, first, last) => {
  const yearly = { kind: "yearly", from, to } as const;
  const once = seasonOfKind(yearly, "dates", TODAY);
  expect(once).toEqual({ kind: "dates", from: first, to: last });
  expect(seasonOfKind(once, "yearly", TODAY)).toEqual(yearly);
  expect(seasonOfKind(once, "dates", TODAY)).toBe(once);
});

it("a season whose first day was emptied becomes one of every year from today on [T6]", () => {
  expect(seasonOfKind({ kind: "dates", from: "", to: "2027-03-01" }, "yearly", TODAY)).toEqual({
    ...{ kind: "yearly", from: "11-22", to: "03-01" },
  });
});

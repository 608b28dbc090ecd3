import { describe, expect, it } from "vitest";
import { addMonths, getWeeks, moveDayByKey } from "./calendar-days.ts";

const BOUNDS = { min: "2020-01-01", max: "2026-11-21" };

describe("the days of a month", () => {
  it.each([
    ["2026-02", 4, "2026-02-01", 6],
    ["2026-11", 6, "2026-11-01", 6],
    ["2024-02", 5, "2024-02-01", 3],
    ["2021-02", 4, "2021-02-01", 0],
  ])(
    "of %s stand (%i weeks at least) stand in weeks that begin on Monday [S213]",
    (month, weeksAtLeast, first, index) => {
      const weeks = getWeeks(month);
      expect(weeks[0]?.indexOf(first)).toBe(index);
      expect(weeks.length).toBeGreaterThanOrEqual(weeksAtLeast);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days[0]).toBe(first);
      expect(days.length).toBe(
        new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
      );
      expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true);
    },
  );

  it("keep their date across months as far as it exists [S213]", () => {
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
  });
});

describe("the keys of a date grid", () => {
  it.each([
    ["ArrowLeft", false, "2026-10-31"],
    ["ArrowRight", false, "2026-11-02"],
    ["ArrowUp", false, "2026-10-25"],
    ["ArrowDown", false, "2026-11-08"],
    ["Home", false, "2026-10-26"],
    ["End", false, "2026-11-01"],
    ["PageUp", false, "2026-10-01"],
    ["PageUp", true, "2025-11-01"],
    ["PageDown", false, "2026-11-21"],
    ["PageDown", true, "2026-11-21"],
  ])("%s (shift: %s) leads from the first of November to %s [S213]", (key, shiftKey, expected) => {
    expect(moveDayByKey("2026-11-01", { key, shiftKey }, BOUNDS)).toBe(expected);
  });

  it("stop at the first day, and ignore other keys [S213]", () => {
    expect(moveDayByKey("2020-01-01", { key: "ArrowUp" }, BOUNDS)).toBe("2020-01-01");
    expect(moveDayByKey("2026-11-01", { key: "a" }, BOUNDS)).toBeNull();
  });
});

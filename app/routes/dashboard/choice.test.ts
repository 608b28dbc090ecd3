import { describe, expect, it } from "vitest";
import { addMonths, chooseDate, getNeighbours, monthsUntil, readChoice, toSearch } from "./choice.ts";

describe("the dashboard's address", () => {
  it.each([
    ["", { range: "30d", date: null }, ""],
    ["?range=7d", { range: "7d", date: null }, "?range=7d"],
    ["?range=daily", { range: "daily", date: null }, "?range=daily"],
    ["?range=daily&date=2026-11-02", { range: "daily", date: "2026-11-02" }, "?range=daily&date=2026-11-02"],
    ["?range=monthly&date=2026-10", { range: "monthly", date: "2026-10" }, "?range=monthly&date=2026-10"],
    ["?range=monthly&date=2026-10-04", { range: "monthly", date: null }, "?range=monthly"],
    ["?range=daily&date=2026-02-30", { range: "daily", date: null }, "?range=daily"],
    ["?range=forever&date=%00", { range: "30d", date: null }, ""],
    ["?range=7d&date=2026-11-02", { range: "7d", date: null }, "?range=7d"],
  ] as const)("%s says %j [S213]", (search, choice, written) => {
    expect(readChoice(new URLSearchParams(search))).toEqual(choice);
    expect(toSearch(choice)).toBe(written);
  });

  it("leaves out the present day or month, so that it moves on [S213]", () => {
    expect(chooseDate("daily", "2026-11-21", "2026-11-21")).toEqual({ range: "daily", date: null });
    expect(chooseDate("monthly", "2026-11", "2026-11-21")).toEqual({ range: "monthly", date: null });
    expect(chooseDate("monthly", "2026-10", "2026-11-21")).toEqual({ range: "monthly", date: "2026-10" });
  });
});

describe("selectable days and months", () => {
  it("continue across the turn of a year [S213]", () => {
    expect(addMonths("2026-01", -1)).toBe("2025-12");
    expect(addMonths("2025-12", 1)).toBe("2026-01");
    expect(getNeighbours("daily", "2026-03-01", "2026-03-02")).toEqual({
      earlier: "2026-02-28",
      later: "2026-03-02",
    });
  });

  it("end with the present [S213]", () => {
    expect(getNeighbours("daily", "2026-03-02", "2026-03-02").later).toBeNull();
    expect(getNeighbours("monthly", "2026-03", "2026-03-02").later).toBeNull();
    expect(getNeighbours("monthly", "2026-02", "2026-03-02").later).toBe("2026-03");
  });

  it("include every month since the first guest, and the chosen one [S213]", () => {
    expect(monthsUntil("2026-03-02", "2025-12-30", "2026-03")).toEqual([
      "2026-03",
      "2026-02",
      "2026-01",
      "2025-12",
    ]);
    expect(monthsUntil("2026-03-02", null, "2026-02")).toEqual(["2026-03", "2026-02"]);
    expect(monthsUntil("2026-03-02", null, "1999-01", 3)).toEqual([
      "2026-03",
      "2026-02",
      "2026-01",
      "1999-01",
    ]);
  });
});

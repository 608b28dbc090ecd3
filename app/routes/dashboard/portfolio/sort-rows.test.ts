import { describe, expect, it } from "vitest";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { BY_VISITS, readSorting, SORT_KEYS, sortNext, sortRows, sumRows, writeSorting } from "./sort-rows.ts";

function row(name: string, visits: number | null, before: number | null = null): PortfolioRow {
  const figures = (value: number) => ({
    from: "2026-11-01",
    to: "2026-11-07",
    hasBefore: before !== null,
    visits: { value, before: before ?? 0 },
    uniqueVisits: { value: value / 2, before: 0 },
    clicks: { value: value * 3, before: 0 },
    today: 1,
    series: [],
  });
  return {
    propertyId: name.toLowerCase(),
    name,
    isLicensed: visits !== null,
    publishedAt: visits === null ? null : "2026-11-01T08:00:00Z",
    figures: visits === null ? null : figures(visits),
    countedAt: visits === null ? null : "2026-11-07T12:00:00Z",
    isDue: false,
  };
}

const rows = [row("Pier", 20, 10), row("Abbey", 40, 50), row("Lodge", null), row("Inn", 40)];
const names = (sorted: readonly PortfolioRow[]) => sorted.map(({ name }) => name);

describe("properties side by side", () => {
  it.each([
    ["visits", true, ["Abbey", "Inn", "Pier", "Lodge"]],
    ["visits", false, ["Pier", "Abbey", "Inn", "Lodge"]],
    ["name", false, ["Abbey", "Inn", "Lodge", "Pier"]],
    ["name", true, ["Pier", "Lodge", "Inn", "Abbey"]],
    ["change", true, ["Pier", "Abbey", "Inn", "Lodge"]],
    ["change", false, ["Abbey", "Pier", "Inn", "Lodge"]],
    ["published", true, ["Abbey", "Inn", "Pier", "Lodge"]],
  ] as const)("by %s, descending %s: those without a value last [S40]", (key, isDescending, expected) => {
    expect(names(sortRows(rows, { key, isDescending }, "en"))).toEqual(expected);
  });

  it("are sorted by name in the language's order, with numbers in numeric order [S40, S103]", () => {
    const rows = [row("Zebra", 1), row("Ålesund", 1), row("Hotel 10", 1), row("Hotel 9", 1)];
    const byName = { key: "name", isDescending: false } as const;
    expect(names(sortRows(rows, byName, "de"))).toEqual(["Ålesund", "Hotel 9", "Hotel 10", "Zebra"]);
  });

  it("are added up, and compared if there is a previous period [S40]", () => {
    expect(sumRows(rows)).toEqual({
      visits: { value: 100, before: 60 },
      uniqueVisits: 50,
      clicks: 300,
      today: 3,
      hasBefore: true,
    });
    expect(sumRows([row("Inn", 4)]).hasBefore).toBe(false);
  });

  it("keep their sorting in the address [S40]", () => {
    for (const key of SORT_KEYS) {
      for (const isDescending of [true, false]) {
        const sorting = { key, isDescending };
        expect(readSorting(new URLSearchParams({ sort: writeSorting(sorting) }))).toEqual(sorting);
      }
    }
    expect(readSorting(new URLSearchParams("sort=--visits;drop"))).toEqual(BY_VISITS);
  });

  it("start with the largest, and reverse on a second press [S40]", () => {
    expect(sortNext(BY_VISITS, "clicks")).toEqual({ key: "clicks", isDescending: true });
    expect(sortNext(BY_VISITS, "visits")).toEqual({ key: "visits", isDescending: false });
    expect(sortNext(BY_VISITS, "name")).toEqual({ key: "name", isDescending: false });
  });
});

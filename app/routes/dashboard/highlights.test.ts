import { expect, it } from "vitest";
import { findHighlights } from "./highlights.ts";

const figure = (value: number) => ({ value, before: 0 });

type Report = Parameters<typeof findHighlights>[0];

function fetchReport(visits: number, byDay: readonly number[], step = ""): Report {
  const series = byDay.map((value, index) => ({
    at: `2026-11-0${index + 1}${step}`,
    visits: figure(value),
    uniqueVisits: figure(value),
    clicks: figure(0),
  }));
  const button = { icon: null, parentId: null, visits: figure(1), clickRate: { value: null, before: null } };
  return {
    totals: { visits: figure(visits) } as Report["totals"],
    series,
    visitsPerHour: Array.from({ length: 24 }, (_, hour) => figure(hour === 19 ? 7 : 1)),
    buttons: [
      { ...button, buttonId: "a", name: "Menu", clicks: figure(3) },
      { ...button, buttonId: "b", name: "Wi-Fi\nand more", clicks: figure(40) },
    ],
  };
}

it("highlights are the busiest day and hour, and the most opened button [S213]", () => {
  expect(findHighlights(fetchReport(12, [2, 6, 4]))).toEqual({
    visits: 12,
    day: "2026-11-02",
    hour: 19,
    button: { name: "Wi-Fi and more", clicks: 40 },
  });
});

it("a single day has no busiest day, few visits have neither, and none has no highlights [S213]", () => {
  expect(findHighlights(fetchReport(12, [2, 10], "T08"))?.day).toBeNull();
  expect(findHighlights(fetchReport(4, [2, 2]))).toMatchObject({ day: null, hour: null });
  expect(findHighlights(fetchReport(0, []))).toBeNull();
});

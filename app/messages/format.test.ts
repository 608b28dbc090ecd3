import { describe, expect, it } from "vitest";
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDays,
  formatList,
  formatLongDate,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRecent,
} from "./format.ts";
import { pluralIn } from "./plural.ts";

const MOMENT = Date.UTC(2026, 8, 12, 16, 4);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("dates follow the language [S103]", () => {
  it.each([
    ["en", "12 Sep 2026, 16:04"],
    ["de", "12. Sept. 2026, 16:04"],
    ["fr", "12 sept. 2026, 16:04"],
    ["es", "12 sept 2026, 16:04"],
    ["it", "12 set 2026, 16:04"],
  ] as const)("%s: %s", (language, expected) => {
    expect(formatDateTime(language, MOMENT)).toBe(expected);
  });

  it("in the requested time zone [S90]", () => {
    expect(formatDate("en", Date.UTC(2026, 0, 1, 23, 30), "Europe/Berlin")).toBe("2 Jan 2026");
    expect(formatLongDate("en", Date.UTC(2027, 2, 31))).toBe("31 March 2027");
  });

  it("for days, months and ranges of days [S213]", () => {
    expect(formatDayMonth("en", "2026-09-12")).toBe("12 Sep");
    expect(formatMonth("de", "2026-09")).toBe("September 2026");
    expect(formatDays("en", "2026-09-12", "2026-09-18")).toBe("12 – 18 Sep 2026");
    expect(formatDays("en", "2026-08-20", "2026-09-18")).toBe("20 Aug – 18 Sep 2026");
    expect(formatDays("en", "2026-08-20", "2026-08-20")).toBe("20 Aug 2026");
  });

  it("with names for today and yesterday [S38]", () => {
    const words = {
      today: (time: string) => `Today, ${time}`,
      yesterday: (time: string) => `Yesterday, ${time}`,
    };
    const said = (daysAgo: number) =>
      formatRecent("en", MOMENT - daysAgo * 86_400_000, { now: MOMENT, words });
    expect([said(0), said(1), said(2)]).toEqual(["Today, 16:04", "Yesterday, 16:04", "10 Sep 2026"]);
  });
});

it("numbers, shares, sizes and lists follow the language [S103]", () => {
  expect(formatNumber("en", 12486)).toBe("12,486");
  expect(formatNumber("de", 12486)).toBe("12.486");
  expect(plain(formatNumber("fr", 1.4, 2))).toBe("1,40");
  expect(formatPercent("en", 0.082)).toBe("8.2%");
  expect(plain(formatPercent("de", 0.082))).toBe("8,2 %");
  expect(formatBytes("en", 3.4 * 1024 * 1024)).toBe("3.4 MB");
  expect(plain(formatBytes("fr", 2.5 * 1024 * 1024))).toBe("2,5 Mo");
  expect(formatBytes("en", 812 * 1024)).toBe("812 kB");
  expect(formatList("en", ["German", "English", "Italian"])).toBe("German, English and Italian");
});

it("a count selects its form by the language's rule [S103]", () => {
  const forms = { one: "# thing", other: "# things" } as const;
  expect([0, 1, 2].map((count) => pluralIn("en")(count, forms))).toEqual(["0 things", "1 thing", "2 things"]);
  expect([0, 1, 2].map((count) => pluralIn("fr")(count, forms))).toEqual(["0 thing", "1 thing", "2 things"]);
  expect(pluralIn("de")(12000, forms)).toBe("12.000 things");
});

it("a form without the count is used only for exactly one [S103]", () => {
  const forms = { one: "the only thing", other: "all # things" } as const;
  expect([0, 1, 2].map((count) => pluralIn("fr")(count, forms))).toEqual([
    "all 0 things",
    "the only thing",
    "all 2 things",
  ]);
});

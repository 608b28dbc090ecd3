import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import type { Hours } from "#domain/content/hours/hours.ts";
import { hoursSchema } from "#domain/content/hours/hours-schema.ts";
import { sampleId } from "#tests/factories/draft.ts";
import { hoursLines } from "./hours-words.ts";

const span = (from: string, to: string) => ({ from, to, nextDay: to <= from });
const weekly = (
  index: number,
  days: readonly number[],
  from: string,
  to: string,
  season: unknown = null,
) => ({
  id: sampleId(index),
  days,
  ...span(from, to),
  season,
});

function hours(windows: readonly unknown[], exceptions: readonly unknown[] = []): Hours {
  return hoursSchema.parse({ outside: "close", windows, exceptions });
}

const RESTAURANT = hours(
  [
    weekly(1, [1, 2, 3, 4, 5], "07:00", "10:30"),
    weekly(2, [5, 4, 3, 2, 1], "12:00", "22:00"),
    weekly(3, [6, 7], "16:00", "01:00", { kind: "yearly", from: "05-01", to: "09-30" }),
  ],
  [
    { id: sampleId(4), date: "2026-12-25", open: null },
    { id: sampleId(5), date: "2026-12-24", open: span("08:00", "14:00") },
  ],
);

describe("opening hours in words", () => {
  it.each([
    [
      "en",
      [
        "Mon–Fri 07:00 to 10:30 and 12:00 to 22:00",
        "Sat–Sun 16:00 to 01:00, 1 May to 30 Sep every year",
        "24 Dec 2026: 08:00 to 14:00",
        "25 Dec 2026: closed",
        "Otherwise shown closed",
      ],
    ],
    [
      "de",
      [
        "Mo–Fr 07:00 bis 10:30 und 12:00 bis 22:00",
        "Sa–So 16:00 bis 01:00, jedes Jahr vom 1. Mai bis 30. Sept.",
        "24. Dez. 2026: 08:00 bis 14:00",
        "25. Dez. 2026: geschlossen",
        "Sonst als geschlossen gezeigt",
      ],
    ],
  ] as const)("are lines that staff can compare, in %s [T1, T10]", async (language, lines) => {
    expect(hoursLines(RESTAURANT, (await readCatalogues(language)).setup, language)).toEqual(lines);
  });

  it("name single days, all days, and buttons without hours [T1]", async () => {
    const english = (await readCatalogues("en")).setup;
    const some = hours([weekly(1, [1, 3, 4, 7], "09:00", "12:00")]);
    const all = hours([weekly(1, [1, 2, 3, 4, 5, 6, 7], "09:00", "12:00")]);
    expect(hoursLines(some, english, "en")[0]).toBe("Mon, Wed–Thu, Sun 09:00 to 12:00");
    expect(hoursLines(all, english, "en")[0]).toBe("Every day 09:00 to 12:00");
    expect(hoursLines(null, english, "en")).toEqual(["Guests always see it"]);
  });
});

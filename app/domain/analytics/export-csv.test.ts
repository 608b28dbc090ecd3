import { expect, it } from "vitest";
import { CSV_WORDS } from "./csv-words.ts";
import { exportCsv } from "./export-csv.ts";
import type { Report } from "./report.ts";

const figure = (value: number, before = 0) => ({ value, before });
const NONE = figure(0);

const REPORT: Report = {
  range: "daily",
  timeZone: "Europe/Rome",
  from: "2026-11-21",
  to: "2026-11-21",
  isRunning: false,
  before: { from: "2026-11-20", to: "2026-11-20" },
  since: "2026-11-21",
  today: { day: "2026-11-22", visits: 0, uniqueVisits: 0, clicks: 0 },
  totals: {
    visits: figure(12, 9),
    uniqueVisits: NONE,
    visitsPerUser: { value: 1.5, before: null },
    clicks: NONE,
    clicksPerUser: { value: null, before: null },
    socialClicks: NONE,
    repeatVisits: null,
    consentedVisits: NONE,
    oldScans: NONE,
  },
  series: [{ at: "2026-11-21T14", visits: figure(12), uniqueVisits: NONE, clicks: NONE }],
  visitsPerHour: Array.from({ length: 24 }, () => NONE),
  buttons: [],
  channels: [],
  languages: [{ language: "de", visits: figure(7) }],
  askedLanguages: [
    { language: "sv", visits: figure(3) },
    { language: "other", visits: figure(2) },
  ],
  sources: { qr: NONE, direct: NONE },
  devices: { phone: NONE, tablet: NONE, computer: NONE },
  largestNetwork: null,
  answers: null,
  hasSearches: false,
  places: null,
  uncounted: [{ at: "2026-11-21T14", visitor: 40, network: 0, property: 0 }],
  feedback: {
    forms: NONE,
    rating: { value: null, before: null },
    questions: [
      {
        buttonId: "a".repeat(24),
        questionId: "b".repeat(24),
        text: "The bed?",
        responseType: "stars",
        answers: NONE,
        mean: { value: 4.33, before: null },
        trend: [{ day: "2026-11-21", answers: 3, sum: 13 }],
      },
    ],
  },
};

function getLines(key: string, report = REPORT): string[] {
  const table = exportCsv(report, { language: "en", words: CSV_WORDS.en });
  return table.split("\r\n").filter((line) => line.endsWith(`"${key}"`));
}

it.each([
  ["totals.visits", ['"Total visits",,,12,9,,"totals.visits"']],
  ["totals.repeatVisits", ['"Repeat visits",,,,,,"totals.repeatVisits"']],
  ["series.visits", ['"Visits",,"2026-11-21 14:00",12,0,,"series.visits"']],
  ["languages", ['"Visits by language","German",,7,0,,"languages"']],
])("a report's figure %s is one line [S214]", (key, lines) => {
  expect(getLines(key)).toEqual(lines);
});

it("every total and series is in the table, in every language [S214]", () => {
  for (const words of Object.values(CSV_WORDS)) {
    const keys = exportCsv(REPORT, { language: "en", words }).match(/[^"]+(?="\r\n)/g) ?? [];
    for (const name of Object.keys(REPORT.totals)) expect(keys).toContain(`totals.${name}`);
    for (const name of Object.keys(REPORT.series[0] ?? {}).filter((key) => key !== "at")) {
      expect(keys).toContain(`series.${name}`);
    }
  }
});

it("the previous period is empty if nothing was counted then [S214]", () => {
  const first = { ...REPORT, before: null };
  expect(getLines("totals.visits", first)).toEqual(['"Total visits",,,12,,,"totals.visits"']);
  expect(getLines("devices", first).map((line) => line.split(",")[4])).toEqual(["", "", ""]);
});

it("an unknown language is called other [S214]", () => {
  const [swedish, other] = getLines("askedLanguages");
  expect(swedish).toContain(',"Swedish",,3,');
  expect(other).toContain(',"Another language",,2,');
});

it("a day's mean is rounded to two places [S217]", () => {
  expect(getLines("questions.day").map((line) => line.split(",")[3])).toEqual(["4.33"]);
});

it("only exceeded limits are listed", () => {
  expect(getLines("uncounted.visitor")).toHaveLength(1);
  expect([...getLines("uncounted.network"), ...getLines("uncounted.property")]).toEqual([]);
});

it("visits, scans and requests have lines by kind and in total, and none without places [R5]", () => {
  const counts = { visits: figure(4, 1), scans: figure(6), requests: NONE };
  const places = {
    count: 2,
    counted: 1,
    withoutPlace: figure(8, 8),
    kinds: [{ kind: "room" as const, places: 2, ...counts }],
    items: [{ placeId: "p".repeat(24), kind: "room" as const, name: "201", ...counts }],
  };
  const lines = (key: string) => getLines(key, { ...REPORT, places });
  expect(lines("placeKinds.visits")).toEqual([
    '"Kind of place: visits","No place known",,8,8,,"placeKinds.visits"',
    '"Kind of place: visits","Room",,4,1,,"placeKinds.visits"',
  ]);
  expect(lines("places.scans")).toEqual([
    `"Place: scans","Room 201",,6,0,"${"p".repeat(24)}","places.scans"`,
  ]);
  expect(lines("places.requests")).toHaveLength(1);
  expect(getLines("placeKinds.visits")).toEqual([]);
});

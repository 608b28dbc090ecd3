import { describe, expect, it } from "vitest";
import { readCatalogues } from "#app/messages/catalogues.ts";
import { dashboard as de } from "#app/messages/de/dashboard.ts";
import { dashboard as en } from "#app/messages/en/dashboard.ts";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { exportRows } from "./export-rows.ts";

const INN: PortfolioRow = {
  propertyId: "a".repeat(24),
  name: '=cmd|"Inn"',
  publishedAt: "2026-11-01T08:00:00.000Z",
  isLicensed: true,
  figures: {
    from: "2026-11-01",
    to: "2026-11-07",
    hasBefore: true,
    visits: { value: 1_200, before: 1_000 },
    uniqueVisits: { value: 800, before: 0 },
    clicks: { value: 2_400, before: 0 },
    today: 7,
    series: [],
  },
  countedAt: "2026-11-07T12:34:56.000Z",
  isDue: false,
};
const LODGE: PortfolioRow = {
  ...INN,
  propertyId: "b".repeat(24),
  name: "Lodge",
  publishedAt: null,
  isLicensed: false,
  figures: null,
  countedAt: null,
};

describe("the portfolio as CSV", () => {
  it("contains the table: the total first, then each property in order; no text runs as a formula [S40, S213]", async () => {
    const [heads, total, inn, lodge, end] = exportRows([INN, LODGE], {
      language: "en",
      words: (await readCatalogues("en")).portfolio,
      metrics: en.metrics,
    }).split("\r\n");
    expect(heads).toBe(
      '\uFEFF"Property","Total visits","Visits before","Unique visits","Total clicks","Today","Last published","From","To","Counted (UTC)","Property ID"',
    );
    expect(total).toBe('"All 2 properties",1200,1000,800,2400,7,,,,,');
    expect(inn).toBe(
      `"'=cmd|""Inn""",1200,1000,800,2400,7,"2026-11-01 08:00","2026-11-01","2026-11-07","2026-11-07 12:34","${INN.propertyId}"`,
    );
    expect(lodge).toBe(`"Lodge",,,,,,,,,,"${LODGE.propertyId}"`);
    expect(end).toBe("");
  });

  it("uses the words and separator of the screen's language [S103, S213]", async () => {
    const [heads, total] = exportRows([INN], {
      language: "de",
      words: (await readCatalogues("de")).portfolio,
      metrics: de.metrics,
    }).split("\r\n");
    expect(heads).toContain('"Betrieb";"Besuche gesamt"');
    expect(total).toMatch(/^"1 Betrieb";1200;1000;/);
  });
});

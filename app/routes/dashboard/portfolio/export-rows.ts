import type { DashboardMessages } from "#app/messages/en/dashboard.ts";
import type { PortfolioMessages } from "#app/messages/en/portfolio.ts";
import { type CsvValue, writeCsv } from "#domain/analytics/csv.ts";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { sumRows } from "./sort-rows.ts";

/** `2026-11-21T14:05:09.000Z` in a form that spreadsheets parse. */
function formatMoment(at: string | null): string | null {
  return at && `${at.slice(0, 10)} ${at.slice(11, 16)}`;
}

/** The properties as CSV in the given order, their total first; dates in ISO 8601. */
export function exportRows(
  rows: readonly PortfolioRow[],
  {
    language,
    words,
    metrics,
  }: {
    readonly language: InterfaceLanguage;
    readonly words: PortfolioMessages;
    readonly metrics: DashboardMessages["metrics"];
  },
): string {
  const { heads } = words;
  const sum = sumRows(rows);
  const lines = rows.map(({ name, propertyId, publishedAt, countedAt, figures }): CsvValue[] => [
    name,
    figures?.visits.value ?? null,
    figures?.hasBefore ? figures.visits.before : null,
    figures?.uniqueVisits.value ?? null,
    figures?.clicks.value ?? null,
    figures?.today ?? null,
    formatMoment(publishedAt),
    figures?.from ?? null,
    figures?.to ?? null,
    formatMoment(countedAt),
    propertyId,
  ]);
  return writeCsv(language, [
    [
      words.property,
      metrics.visits,
      heads.before,
      metrics.uniqueVisits,
      metrics.clicks,
      words.today,
      words.published,
      heads.from,
      heads.to,
      heads.counted,
      heads.id,
    ],
    [
      words.sum(rows.length),
      sum.visits.value,
      sum.hasBefore ? sum.visits.before : null,
      sum.uniqueVisits,
      sum.clicks,
      sum.today,
      ...Array.from({ length: 5 }, () => null),
    ],
    ...lines,
  ]);
}

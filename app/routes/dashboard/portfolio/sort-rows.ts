import type { PortfolioRow } from "#domain/analytics/report.ts";
import type { InterfaceLanguage } from "#domain/language.ts";

export const SORT_KEYS = [
  "name",
  "visits",
  "change",
  "uniqueVisits",
  "clicks",
  "today",
  "published",
] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** Sort column and direction. */
export interface Sorting {
  readonly key: SortKey;
  readonly isDescending: boolean;
}

export const BY_VISITS: Sorting = { key: "visits", isDescending: true };

/** Parses the sorting in an address: `visits`, or descending `-visits`. Unknown columns are ignored. */
export function readSorting(search: URLSearchParams): Sorting {
  const [, minus = "", name = ""] = /^(-?)(\w+)$/.exec(search.get("sort") ?? "") ?? [];
  const key = SORT_KEYS.find((candidate) => candidate === name);
  return key ? { key, isDescending: minus === "-" } : BY_VISITS;
}

export function writeSorting({ key, isDescending }: Sorting): string {
  return `${isDescending ? "-" : ""}${key}`;
}

/** The sorting after pressing a column: numbers descend first, names ascend. */
export function sortNext(now: Sorting, key: SortKey): Sorting {
  return { key, isDescending: now.key === key ? !now.isDescending : key !== "name" };
}

/** Relative growth of visits; `null` if it cannot be computed. */
function computeGrowth({ figures }: PortfolioRow): number | null {
  if (!figures?.hasBefore || figures.visits.before === 0) return null;
  return (figures.visits.value - figures.visits.before) / figures.visits.before;
}

const VALUES: Readonly<Record<Exclude<SortKey, "name">, (row: PortfolioRow) => number | null>> = {
  visits: ({ figures }) => figures?.visits.value ?? null,
  change: computeGrowth,
  uniqueVisits: ({ figures }) => figures?.uniqueVisits.value ?? null,
  clicks: ({ figures }) => figures?.clicks.value ?? null,
  today: ({ figures }) => figures?.today ?? null,
  published: ({ publishedAt }) => (publishedAt === null ? null : Date.parse(publishedAt)),
};

/**
 * Sorts rows. Rows without a value are always last; ties are sorted by name in the language's order, with
 * "Hotel 9" before "Hotel 10".
 */
export function sortRows(
  rows: readonly PortfolioRow[],
  { key, isDescending }: Sorting,
  language: InterfaceLanguage,
): PortfolioRow[] {
  const turn = isDescending ? -1 : 1;
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: PortfolioRow, b: PortfolioRow) =>
    compare(a.name, b.name) || a.propertyId.localeCompare(b.propertyId, "en");
  if (key === "name") return [...rows].sort((a, b) => turn * byName(a, b));
  const rank = VALUES[key];
  return [...rows].sort((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return turn * (one - other) || byName(a, b);
  });
}

/** Sum of the figures of all rows that have any; unique visits are per property. */
export function sumRows(rows: readonly PortfolioRow[]) {
  const sum = { visits: { value: 0, before: 0 }, uniqueVisits: 0, clicks: 0, today: 0, hasBefore: false };
  for (const { figures } of rows) {
    if (!figures) continue;
    sum.visits.value += figures.visits.value;
    sum.uniqueVisits += figures.uniqueVisits.value;
    sum.clicks += figures.clicks.value;
    sum.today += figures.today;
    if (!figures.hasBefore) continue;
    sum.visits.before += figures.visits.before;
    sum.hasBefore = true;
  }
  return sum;
}

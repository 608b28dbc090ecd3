import type { Report } from "./report.ts";

export type TotalName = keyof Report["totals"];
export type SeriesName = keyof Omit<Report["series"][number], "at">;

interface TotalDescription {
  /** Digits behind the point. */
  readonly digits: 0 | 2;
  /** Where the dashboard has it: among the figures at its head, or on a card that is made for it. */
  readonly shownIn: "head" | "card";
  /** Whose explanation tells of it; null: it has one of its own. */
  readonly explainedBy: TotalName | null;
}

/**
 * Every total of a report, in the order of screens and of the CSV. What is missing here, or in a table by these names,
 * does not compile.
 */
export const TOTALS = {
  visits: { digits: 0, shownIn: "head", explainedBy: null },
  uniqueVisits: { digits: 0, shownIn: "head", explainedBy: null },
  visitsPerUser: { digits: 2, shownIn: "head", explainedBy: null },
  clicks: { digits: 0, shownIn: "head", explainedBy: null },
  clicksPerUser: { digits: 2, shownIn: "head", explainedBy: null },
  socialClicks: { digits: 0, shownIn: "card", explainedBy: null },
  repeatVisits: { digits: 0, shownIn: "head", explainedBy: null },
  consentedVisits: { digits: 0, shownIn: "card", explainedBy: "repeatVisits" },
  oldScans: { digits: 0, shownIn: "card", explainedBy: null },
} as const satisfies Record<TotalName, TotalDescription>;

type Described = typeof TOTALS;
/** Totals whose descriptions have this in common. */
type TotalsWith<Part extends Partial<TotalDescription>> = {
  [Name in TotalName]: Described[Name] extends Part ? Name : never;
}[TotalName];

export type HeadTotal = TotalsWith<{ shownIn: "head" }>;
/** A total on a card of its own, with an explanation of its own. */
export type CardTotal = TotalsWith<{ shownIn: "card"; explainedBy: null }>;
export type ExplainedTotal = TotalsWith<{ explainedBy: null }>;

export const TOTAL_NAMES = Object.keys(TOTALS) as readonly TotalName[];
export const HEAD_TOTALS = TOTAL_NAMES.filter((name): name is HeadTotal => TOTALS[name].shownIn === "head");
export const CARD_TOTALS = TOTAL_NAMES.filter(
  (name): name is CardTotal => TOTALS[name].shownIn === "card" && TOTALS[name].explainedBy === null,
);

const SERIES = {
  visits: true,
  uniqueVisits: true,
  clicks: true,
} as const satisfies Record<SeriesName, true>;

/** What a report has of each of its steps, in the order of its CSV. */
export const SERIES_NAMES = Object.keys(SERIES) as readonly SeriesName[];

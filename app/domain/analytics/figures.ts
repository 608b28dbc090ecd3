import type { Report } from "./report.ts";

export type TotalName = keyof Report["totals"];
export type SeriesName = keyof Omit<Report["series"][number], "at">;

interface TotalDescription {
  /** Number of decimals. */
  readonly digits: 0 | 2;
  /** Where the dashboard shows the total: among the figures at the top, or on its own card. */
  readonly shownIn: "head" | "card";
  /** Another total whose explanation also covers this total; `null`: it has its own explanation. */
  readonly explainedBy: TotalName | null;
}

/**
 * All totals of a report, in the order of screens and the CSV. If this table, or one keyed by `TotalName`,
 * lacks a total, it does not compile.
 */
export const TOTAL_DESCRIPTIONS = {
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

type Described = typeof TOTAL_DESCRIPTIONS;
/** Names of totals whose description contains `Part`. */
type TotalsWith<Part extends Partial<TotalDescription>> = {
  [Name in TotalName]: Described[Name] extends Part ? Name : never;
}[TotalName];

export type HeadTotal = TotalsWith<{ shownIn: "head" }>;
/** A total with a card and an explanation of its own. */
export type CardTotal = TotalsWith<{ shownIn: "card"; explainedBy: null }>;
export type ExplainedTotal = TotalsWith<{ explainedBy: null }>;

export const TOTAL_NAMES = Object.keys(TOTAL_DESCRIPTIONS) as readonly TotalName[];
export const HEAD_TOTALS = TOTAL_NAMES.filter(
  (name): name is HeadTotal => TOTAL_DESCRIPTIONS[name].shownIn === "head",
);
export const CARD_TOTALS = TOTAL_NAMES.filter(
  (name): name is CardTotal =>
    TOTAL_DESCRIPTIONS[name].shownIn === "card" && TOTAL_DESCRIPTIONS[name].explainedBy === null,
);

const SERIES = {
  visits: true,
  uniqueVisits: true,
  clicks: true,
} as const satisfies Record<SeriesName, true>;

/** Names of the series values, in CSV order. */
export const SERIES_NAMES = Object.keys(SERIES) as readonly SeriesName[];

/** Device class of a guest, as coarse as can be detected. */
export const DEVICES = ["phone", "tablet", "computer"] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Figures of a day, stored as one JSON row. Exposes the type, functions that add to counts, and `DailyStats`,
 * which caches open days and writes changed ones at the end of a transaction.
 */

import type { Bound } from "#domain/analytics/bounds.ts";
import type { Device, TotalName } from "#domain/analytics/figures.ts";
import type { AskedLanguage } from "#domain/analytics/report.ts";
import type { SocialChannel } from "#domain/content/social.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** Hourly counts. The index is the position in stored arrays, so only append. */
export const HOURLY = [
  "visits",
  "uniqueVisits",
  "clicks",
  "socialClicks",
  "consentedVisits",
  "repeatVisits",
  "oldScans",
  "overVisitor",
  "overNetwork",
  "overProperty",
] as const;
export type Hourly = (typeof HOURLY)[number];
/** Totals of a report that are counted by the hour. */
export type HourlyTotal = Exclude<Hourly, `over${Capitalize<Bound>}`> & TotalName;

type Counts<Name extends string> = Partial<Record<Name, number>>;

/**
 * All figures of a day, stored as one row: a beacon writes it once, and a report reads one row per day. Its
 * size depends on the portal's content, not on the number of guests.
 */
export interface DayFigures {
  /** Counts by local hour, 0 to 23, in the order of `HOURLY`. */
  hours: Partial<Record<number, number[]>>;
  /** A button's clicks, and the visits in which it was pressed. */
  buttons: Partial<Record<string, [clicks: number, visits: number]>>;
  /** Taps on a button while it was shown closed; not part of its clicks. */
  closed: Counts<string>;
  channels: Counts<SocialChannel>;
  languages: Counts<ContentLanguage>;
  asked: Counts<AskedLanguage>;
  devices: Counts<Device>;
  /** Visits through a scanned code. */
  qr: number;
  /** Visits of the network with the most visits. */
  largest: number;
  /** Feedback forms, and the sum of their ratings in stars. */
  forms: [forms: number, ratings: number];
  /** By button, question and kind of answer: number of answers, and their sum. */
  answers: Partial<Record<string, [answers: number, sum: number]>>;
  /** Events of the present hour against the property's limit: hours since 1970, and the number. */
  rate: [hour: number, events: number];
}

export function createEmptyDay(): DayFigures {
  return {
    hours: {},
    buttons: {},
    closed: {},
    channels: {},
    languages: {},
    asked: {},
    devices: {},
    qr: 0,
    largest: 0,
    forms: [0, 0],
    answers: {},
    rate: [0, 0],
  };
}

/** Adds to a count of an hour. */
export function addHourly({ hours }: DayFigures, hour: number, name: Hourly, count: number): void {
  const counts = hours[hour] ?? HOURLY.map(() => 0);
  const index = HOURLY.indexOf(name);
  counts[index] = (counts[index] ?? 0) + count;
  hours[hour] = counts;
}

const OVER = { visitor: "overVisitor", network: "overNetwork", property: "overProperty" } as const;

/** The hourly count of events beyond a limit. */
export function getOverflowName(bound: Bound): Hourly {
  return OVER[bound];
}

/**
 * Records events beyond a limit, which are not counted.
 *
 * @returns whether to write the record now: each time the number has doubled, so that a flood causes few
 * writes, and an eviction loses less than half.
 */
export function recordOverLimit(
  figures: DayFigures,
  hour: number,
  { bound, events }: { readonly bound: Bound; readonly events: number },
): boolean {
  const name = getOverflowName(bound);
  const noted = figures.hours[hour]?.[HOURLY.indexOf(name)] ?? 0;
  addHourly(figures, hour, name, events);
  return Math.floor(Math.log2(noted + events)) > Math.floor(Math.log2(Math.max(noted, 0.5)));
}

/** Adds one to the count of a name. */
export function addOne<Name extends string>(counts: Counts<Name>, name: Name): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

const OPEN_DAYS_MAX = 2;

/** Rows of days, with open days cached in memory: one, and around midnight two. */
export class DailyStats {
  private readonly sql: SqlStorage;
  private readonly open = new Map<string, DayFigures>();
  private readonly changed = new Set<string>();

  constructor(sql: SqlStorage) {
    this.sql = sql;
  }

  read(day: string): DayFigures {
    const held = this.open.get(day);
    if (held) return held;
    const [row] = this.sql
      .exec<{ figures: string }>("SELECT figures FROM day_figures WHERE day = ?", day)
      .toArray();
    const figures = row ? parseDay(row.figures) : createEmptyDay();
    this.open.set(day, figures);
    return figures;
  }

  /** Marks a day for `flush`. */
  noteChange(day: string): void {
    this.changed.add(day);
  }

  /** Writes each changed day once. Call it at the end of the transaction. */
  flush(): void {
    for (const day of this.changed) {
      this.sql.exec(
        "INSERT INTO day_figures (day, figures) VALUES (?, ?) ON CONFLICT DO UPDATE SET figures = excluded.figures",
        day,
        JSON.stringify(this.read(day)),
      );
    }
    this.changed.clear();
    if (this.open.size > OPEN_DAYS_MAX) this.open.clear();
  }

  /** Drops the cache after a rollback. */
  close(): void {
    this.open.clear();
    this.changed.clear();
  }
}

/** Parses a day's row; kinds of counts added later are empty. */
export function parseDay(figures: string): DayFigures {
  return { ...createEmptyDay(), ...(JSON.parse(figures) as Partial<DayFigures>) };
}

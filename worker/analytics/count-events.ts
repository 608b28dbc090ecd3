import { type GuestEvent, VISIT_SILENCE_MS } from "#domain/analytics/beacon.ts";
import {
  type Bound,
  EVENTS_PER_PROPERTY_HOUR_MAX,
  EVENTS_PER_VISITOR_HOUR_MAX,
} from "#domain/analytics/bounds.ts";
import type { AskedLanguage, Device } from "#domain/analytics/report.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { addHourly, addOne, type DayFigures, recordOverLimit } from "./day-figures.ts";
import { dedupeEvents } from "./dedupe-events.ts";
import { noteKnownVisit } from "./known-visitors.ts";
import { countAtPlace, isScannedPlace } from "./place-figures.ts";
import { countSeenNews } from "./seen-news.ts";
import { isClockwork, type Pace, paceOf, UNKNOWN_PACE } from "./visitor-pace.ts";

/** Buttons that are remembered of one visit: all of a page, and a popup's. */
const PRESSED_MAX = 72;
/**
 * How much of a button's id a visit keeps. A row of this table that is longer than about 1,000 bytes takes a page of
 * 4 KB more (SQLite, "Cell Payload Overflow Pages"); so many ids of this length stay below it.
 */
const PRESSED_LENGTH = 10;

/** What is known of a visit's circumstances, each one of a few; counted and never kept. */
export interface VisitTraits {
  /** The language of the page. */
  readonly language: ContentLanguage;
  /** What the browser would rather have read, where the portal does not have it. */
  readonly asked: AskedLanguage | null;
  readonly device: Device;
  readonly via: "qr" | "direct";
}

/** One visitor's events as they are counted: at the day and hour of the property's own clock. */
export interface Counted {
  readonly events: readonly GuestEvent[];
  readonly visit: VisitTraits;
  /** The place whose card the visitor says that they scanned; null without one. */
  readonly place: string | null;
  readonly at: EpochMs;
  readonly day: string;
  readonly hour: number;
  /** The visitor's name for this day, and for the day before while that is kept. */
  readonly hash: ArrayBuffer;
  readonly earlier: { readonly day: string; readonly hash: ArrayBuffer } | null;
  /** A guest who is recognised; null for all others. */
  readonly known: ArrayBuffer | null;
  /** The name of their network for this day. */
  readonly network: string;
}

/** What is open to a visitor at present. */
interface Bounds {
  /** The bound beyond which no other visitor is told apart. */
  readonly closedBy: Bound | null;
  /** How many more events of the network are counted in this hour. */
  readonly allowanceOfNetwork: number;
}

interface VisitorRow extends Pace, Record<string, SqlStorageValue> {
  visits: number;
  is_visiting: number;
  seen_at: number;
  hour: number;
  events: number;
  pressed: string;
  network: string;
}

function findVisitor(sql: SqlStorage, day: string, hash: ArrayBuffer): VisitorRow | undefined {
  return sql
    .exec<VisitorRow>(
      `SELECT visits, is_visiting, seen_at, hour, events, pressed, gap_ms, equal_gaps, network FROM visitors
       WHERE day = ? AND hash = ?`,
      day,
      hash,
    )
    .toArray()[0];
}

/** Whether a page view of a visitor has been counted on a day. */
export function hasVisited(sql: SqlStorage, day: string, hash: ArrayBuffer): boolean {
  return (findVisitor(sql, day, hash)?.visits ?? 0) > 0;
}

/** The visitor as midnight found them: a visit goes on, though on the new day it is none yet. */
function findEarlier(sql: SqlStorage, { earlier }: Counted): VisitorRow | undefined {
  const row = earlier ? findVisitor(sql, earlier.day, earlier.hash) : undefined;
  return row ? { ...row, visits: 0 } : undefined;
}

function storeVisitor(sql: SqlStorage, { day, hash }: Counted, row: VisitorRow): void {
  sql.exec(
    `INSERT OR REPLACE INTO visitors
       (day, hash, visits, is_visiting, seen_at, hour, events, pressed, gap_ms, equal_gaps, network)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    day,
    hash,
    row.visits,
    row.is_visiting,
    row.seen_at,
    row.hour,
    row.events,
    row.pressed,
    row.gap_ms,
    row.equal_gaps,
    row.network,
  );
}

/**
 * Counts one visitor's events into the figures of a day: what was counted before is passed over, and so is
 * what a machine sends. What goes beyond the bounds of a visitor, an hour or a day is noted and not counted.
 * Belongs in a transaction; awaits nothing.
 *
 * @returns how many events were counted, whether the visitor is a new one of this day, and whether the day is
 * to be written.
 */
export function countEvents(
  sql: SqlStorage,
  figures: DayFigures,
  { counted, bounds }: { readonly counted: Counted; readonly bounds: Bounds },
): Outcome {
  const { at, day, hour } = counted;
  const sent = counted.events.length;
  const { closedBy, allowanceOfNetwork } = bounds;
  const stored = findVisitor(sql, day, counted.hash);
  if (!stored && closedBy)
    return notCounted(recordOverLimit(figures, hour, { bound: closedBy, events: sent }));
  const visitor = stored ?? findEarlier(sql, counted);
  if (visitor && isClockwork(visitor)) return notCounted();
  const epochHour = Math.floor(at / HOUR_MS);
  const used = visitor?.hour === epochHour ? visitor.events : 0;
  const usedByAll = figures.rate[0] === epochHour ? figures.rate[1] : 0;
  const allowanceOfAll = Math.max(0, EVENTS_PER_PROPERTY_HOUR_MAX - usedByAll);
  const allowance = Math.max(
    0,
    Math.min(EVENTS_PER_VISITOR_HOUR_MAX - used, allowanceOfAll, allowanceOfNetwork),
  );
  const bound =
    allowance === allowanceOfAll ? "property" : allowance === allowanceOfNetwork ? "network" : "visitor";
  const over = { bound, events: sent - allowance } as const;
  const isNoted = over.events > 0 && recordOverLimit(figures, hour, over);
  const events = allowance > 0 ? dedupeEvents(sql, day, counted.events.slice(0, allowance)) : [];
  if (events.length === 0) return notCounted(isNoted);

  for (const event of events) if (event.kind === "seen") countSeenNews(sql, event.announcement, day);
  const isSilent = !visitor?.is_visiting || at - visitor.seen_at >= VISIT_SILENCE_MS;
  const isVisit = isSilent && events.some(({ kind }) => kind === "view");
  const isVisiting = isVisit || visitor?.is_visiting === 1;
  const pressedBefore = isVisit ? [] : readPressed(visitor);
  if (isVisit) countVisit(sql, figures, { counted, isFirst: !visitor?.visits });
  const pressed = countEach(figures, { events, hour, pressed: isVisiting ? pressedBefore : null });
  figures.rate = [epochHour, usedByAll + events.length];
  storeVisitor(sql, counted, {
    visits: (visitor?.visits ?? 0) + (isVisit ? 1 : 0),
    is_visiting: isVisiting ? 1 : 0,
    seen_at: Math.max(at, visitor?.seen_at ?? 0),
    hour: epochHour,
    events: used + events.length,
    pressed: pressed.join(" "),
    network: stored?.network ?? counted.network,
    ...(visitor ? paceOf(visitor, at - visitor.seen_at) : UNKNOWN_PACE),
  });
  return { events: events.length, isNew: !stored, isVisit, isToBeWritten: true };
}

interface Outcome {
  readonly events: number;
  readonly isNew: boolean;
  readonly isVisit: boolean;
  readonly isToBeWritten: boolean;
}

function notCounted(isToBeWritten = false): Outcome {
  return { events: 0, isNew: false, isVisit: false, isToBeWritten };
}

function countVisit(
  sql: SqlStorage,
  figures: DayFigures,
  { counted, isFirst }: { readonly counted: Counted; readonly isFirst: boolean },
): void {
  const { day, hour, at, known, visit, place } = counted;
  addHourly(figures, hour, "visits", 1);
  if (isFirst) addHourly(figures, hour, "uniqueVisits", 1);
  if (known) {
    addHourly(figures, hour, "consentedVisits", 1);
    if (noteKnownVisit(sql, known, at)) addHourly(figures, hour, "repeatVisits", 1);
  }
  addOne(figures.languages, visit.language);
  if (visit.asked) addOne(figures.asked, visit.asked);
  addOne(figures.devices, visit.device);
  if (visit.via === "qr") figures.qr += 1;
  if (place && isScannedPlace(sql, place)) countAtPlace(sql, "visits", { day, placeId: place });
}

function readPressed(visitor: VisitorRow | undefined): readonly string[] {
  return visitor && visitor.pressed !== "" ? visitor.pressed.split(" ").map(shortId) : [];
}

/** The end of a button's id, which tells apart the buttons of one property. */
function shortId(button: string): string {
  return button.slice(-PRESSED_LENGTH);
}

/**
 * Counts each event by its kind; a view counts by the visit that it begins. `pressed` are the buttons that were pressed
 * in the visit so far, by the ends of their ids, null outside of one.
 *
 * @returns the buttons pressed by now, by the ends of their ids.
 */
function countEach(
  figures: DayFigures,
  {
    events,
    hour,
    pressed,
  }: {
    readonly events: readonly GuestEvent[];
    readonly hour: number;
    readonly pressed: readonly string[] | null;
  },
): readonly string[] {
  const inVisit = new Set(pressed);
  for (const event of events) {
    switch (event.kind) {
      case "view":
      case "seen":
        break;
      case "click": {
        if (event.closed) {
          addOne(figures.closed, event.button);
          break;
        }
        const [clicks, visits] = figures.buttons[event.button] ?? [0, 0];
        const isFirst = pressed !== null && !inVisit.has(shortId(event.button)) && inVisit.size < PRESSED_MAX;
        if (isFirst) inVisit.add(shortId(event.button));
        figures.buttons[event.button] = [clicks + 1, visits + (isFirst ? 1 : 0)];
        addHourly(figures, hour, "clicks", 1);
        break;
      }
      case "social":
        addOne(figures.channels, event.channel);
        addHourly(figures, hour, "socialClicks", 1);
        break;
      default:
        event satisfies never;
    }
  }
  return [...inVisit];
}

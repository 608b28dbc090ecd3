/**
 * Counts guests' events (views, clicks, searches, scans) into the figures of a day. Exposes `countEvents`, called for
 * each beacon. It deduplicates events, drops automated traffic, and enforces the limits per visitor, network
 * and property.
 */

import { type GuestEvent, VISIT_SILENCE_MS } from "#domain/analytics/beacon.ts";
import {
  type Bound,
  EVENTS_PER_PROPERTY_HOUR_MAX,
  EVENTS_PER_VISITOR_HOUR_MAX,
} from "#domain/analytics/bounds.ts";
import type { Device } from "#domain/analytics/figures.ts";
import type { AskedLanguage } from "#domain/analytics/report.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { type EpochMs, HOUR_MS } from "#domain/time.ts";
import { addHourly, addOne, type DayFigures, recordOverLimit } from "./day-figures.ts";
import { dedupeEvents } from "./dedupe-events.ts";
import { recordKnownVisit } from "./known-visitors.ts";
import { countAtPlace, isScannedPlace } from "./place-figures.ts";
import { countSearch } from "./search-counts.ts";
import { countSeenNews } from "./seen-news.ts";
import { isClockwork, nextPace, type Pace, UNKNOWN_PACE } from "./visitor-pace.ts";

/** Pressed buttons stored per visit: all of a page, plus a popup's. */
const PRESSED_MAX = 72;
/**
 * Characters stored of a pressed button's id. Rows above about 1,000 bytes need an extra 4 KB page (SQLite,
 * "Cell Payload Overflow Pages"); `PRESSED_MAX` ids of this length stay below.
 */
const PRESSED_LENGTH = 10;

/** Categories of a visit; counted, never stored per visitor. */
export interface VisitTraits {
  /** The language of the page. */
  readonly language: ContentLanguage;
  /** The browser's preferred language, if the portal does not have it. */
  readonly asked: AskedLanguage | null;
  readonly device: Device;
  readonly via: "qr" | "direct";
}

/** A visitor's events to count, with day and hour in the property's zone. */
export interface VisitEvents {
  readonly events: readonly GuestEvent[];
  readonly visit: VisitTraits;
  /** Id of the place whose card the visitor scanned, as sent by the browser; `null`: none. */
  readonly place: string | null;
  readonly at: EpochMs;
  readonly day: string;
  readonly hour: number;
  /** The visitor's hash for this day, and for the previous day while its salt exists. */
  readonly hash: ArrayBuffer;
  readonly earlier: { readonly day: string; readonly hash: ArrayBuffer } | null;
  /** Hash of a recognised guest (with consent); `null`: not recognised. */
  readonly known: ArrayBuffer | null;
  /** The network's salted name for this day. */
  readonly network: string;
}

/** Limits that apply to a visitor now. */
interface Bounds {
  /** The limit that prevents counting a new visitor; `null`: none. */
  readonly closedBy: Bound | null;
  /** Events of the network that may still be counted in this hour. */
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

/** Whether a page view of a visitor was counted on a day. */
export function hasVisited(sql: SqlStorage, day: string, hash: ArrayBuffer): boolean {
  return (findVisitor(sql, day, hash)?.visits ?? 0) > 0;
}

/**
 * The visitor's row of the previous day: a visit continues after midnight, but counts no visit on the new day
 * yet.
 */
function findEarlier(sql: SqlStorage, { earlier }: VisitEvents): VisitorRow | undefined {
  const row = earlier ? findVisitor(sql, earlier.day, earlier.hash) : undefined;
  return row ? { ...row, visits: 0 } : undefined;
}

function storeVisitor(sql: SqlStorage, { day, hash }: VisitEvents, row: VisitorRow): void {
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
 * Counts a visitor's events into a day's figures. Skips duplicates and automated traffic; events beyond a limit
 * are only recorded as such. For a transaction; synchronous.
 *
 * @returns the number of counted events, whether the visitor is new today, and whether the day must be written.
 */
export function countEvents(
  sql: SqlStorage,
  figures: DayFigures,
  { counted, bounds }: { readonly counted: VisitEvents; readonly bounds: Bounds },
): Outcome {
  const { at, day, hour } = counted;
  const sent = counted.events.length;
  const { closedBy, allowanceOfNetwork } = bounds;
  const stored = findVisitor(sql, day, counted.hash);
  if (!stored && closedBy)
    return createUncounted(recordOverLimit(figures, hour, { bound: closedBy, events: sent }));
  const visitor = stored ?? findEarlier(sql, counted);
  if (visitor && isClockwork(visitor)) return createUncounted();
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
  if (events.length === 0) return createUncounted(isNoted);

  for (const event of events) {
    if (event.kind === "seen") countSeenNews(sql, event.announcement, day);
    if (event.kind === "search") countSearch(sql, event, counted);
  }
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
    ...(visitor ? nextPace(visitor, at - visitor.seen_at) : UNKNOWN_PACE),
  });
  return { events: events.length, isNew: !stored, isVisit, isToBeWritten: true };
}

interface Outcome {
  readonly events: number;
  readonly isNew: boolean;
  readonly isVisit: boolean;
  readonly isToBeWritten: boolean;
}

function createUncounted(isToBeWritten = false): Outcome {
  return { events: 0, isNew: false, isVisit: false, isToBeWritten };
}

function countVisit(
  sql: SqlStorage,
  figures: DayFigures,
  { counted, isFirst }: { readonly counted: VisitEvents; readonly isFirst: boolean },
): void {
  const { day, hour, at, known, visit, place } = counted;
  addHourly(figures, hour, "visits", 1);
  if (isFirst) addHourly(figures, hour, "uniqueVisits", 1);
  if (known) {
    addHourly(figures, hour, "consentedVisits", 1);
    if (recordKnownVisit(sql, known, at)) addHourly(figures, hour, "repeatVisits", 1);
  }
  addOne(figures.languages, visit.language);
  if (visit.asked) addOne(figures.asked, visit.asked);
  addOne(figures.devices, visit.device);
  if (visit.via === "qr") figures.qr += 1;
  if (place && isScannedPlace(sql, place)) countAtPlace(sql, "visits", { day, placeId: place });
}

function readPressed(visitor: VisitorRow | undefined): readonly string[] {
  return visitor && visitor.pressed !== "" ? visitor.pressed.split(" ").map(shortenId) : [];
}

/** The end of a button's id, unique within a property. */
function shortenId(button: string): string {
  return button.slice(-PRESSED_LENGTH);
}

/**
 * Counts each event by its kind; views count by the visit they start. `pressed`: short ids of the buttons
 * pressed in the visit so far; `null`: no visit.
 *
 * @returns the short ids after these events.
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
      case "search":
        break;
      case "click": {
        if (event.closed) {
          addOne(figures.closed, event.button);
          break;
        }
        const [clicks, visits] = figures.buttons[event.button] ?? [0, 0];
        const isFirst =
          pressed !== null && !inVisit.has(shortenId(event.button)) && inVisit.size < PRESSED_MAX;
        if (isFirst) inVisit.add(shortenId(event.button));
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

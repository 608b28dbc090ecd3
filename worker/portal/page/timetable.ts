import type { Hours } from "#domain/content/hours/hours.ts";
import { nextOpeningAfter, openingsBetween } from "#domain/content/hours/opening.ts";
import { toWeekday, type Weekday } from "#domain/content/hours/season.ts";
import { DAY_MS, type EpochMs, HOUR_MS } from "#domain/time.ts";
import { toLocalClock } from "#domain/zoned-time.ts";
import { type OpenLine, openLineAt } from "#portal/guide/open-line.ts";
import { formatOpeningLabel, type PortalMoment } from "#portal/tile/opening-label.ts";
import type { ClosedAs, LineChange, PageTimetable, TileTimetable } from "#portal/tile/page-timetable.ts";
import { getMidnightAfter } from "#portal/tile/tile-state.ts";
import type { OpenLineWords } from "#portal/words/open-line-words.ts";
import type { GuideTiming } from "../rendering/guide-timing.ts";
import type { PageTiming, TimedTile } from "../rendering/page-timing.ts";
import { type Markup, markupToText } from "./slots.ts";
import type { TimedPage } from "./timed-page.ts";

const WEEK_MS = 7 * DAY_MS;
/** How far ahead a page knows its hours when it stays open or is offline. */
const WEEKS_AHEAD = 2;
/** A limit against abuse: no real button opens this often. */
const CHANGES_MAX = 600;

interface Span {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** Openings in a span, queried week by week; at most `CHANGES_MAX`. */
function getOpenings(hours: Hours, { from, to }: Span, timeZone: string): readonly Span[] {
  const weeks = Array.from({ length: Math.ceil((to - from) / WEEK_MS) }, (_, week) => from + week * WEEK_MS);
  return weeks
    .flatMap((start) => openingsBetween(hours, timeZone, { from: start, to: Math.min(start + WEEK_MS, to) }))
    .slice(0, CHANGES_MAX);
}

/** State changes of a button in a span, each with its start. */
function getChanges({ hours }: TimedTile, words: PageTiming["words"], { from, to }: Span, timeZone: string) {
  const changes: [EpochMs, ClosedAs][] = [];
  const close = (start: EpochMs, end: EpochMs, opening: EpochMs | null) => {
    if (hours.outside === "hide") return void changes.push([start, 0]);
    let label = "";
    for (let at = start; at < end; at = getMidnightAfter({ at, timeZone })) {
      const next = formatOpeningLabel(words, opening, { at, timeZone });
      if (next !== label) changes.push([at, next]);
      label = next;
    }
  };
  let at = from;
  for (const opening of getOpenings(hours, { from, to }, timeZone)) {
    if (opening.from > at) close(at, opening.from, opening.from);
    changes.push([opening.from, 1]);
    at = opening.to;
  }
  if (at < to) close(at, to, nextOpeningAfter(hours, timeZone, at));
  return changes;
}

/** Changes of an entry's line in a span, at most `CHANGES_MAX`. */
function getLineChanges(hours: Hours, words: OpenLineWords, { from, to }: Span, timeZone: string) {
  const changes: LineChange[] = [];
  for (let at: EpochMs | null = from; at !== null && at < to && changes.length < CHANGES_MAX; ) {
    const line: OpenLine = openLineAt(hours, { at, timeZone }, words);
    changes.push([at, line.isOpen ? 1 : 0, line.text]);
    at = line.until;
  }
  return changes;
}

function getDays({ from, to }: Span, timeZone: string): readonly (readonly [EpochMs, Weekday])[] {
  const days: [EpochMs, Weekday][] = [];
  for (let at = from; at < to; at = getMidnightAfter({ at, timeZone })) {
    days.push([at, toWeekday(Math.floor(toLocalClock(at, timeZone) / DAY_MS))]);
  }
  return days;
}

/** Lines of a guide's entries for the next two weeks, as `toPageTimetable` gives a page's buttons (A6, T5). */
export function toGuideTimetable(
  timing: GuideTiming | null,
  { at: now, timeZone }: PortalMoment,
): PageTimetable {
  const from = Math.floor(now / HOUR_MS) * HOUR_MS;
  const span = { from, to: from + WEEKS_AHEAD * WEEK_MS };
  const lines = timing
    ? timing.entries.map(({ id, hours }) => [id, getLineChanges(hours, timing.words, span, timeZone)])
    : [];
  return {
    until: span.to,
    layout: "one",
    order: [],
    tiles: {},
    lines: Object.fromEntries(lines),
    days: getDays(span, timeZone),
  };
}

/**
 * Button states of a page for the next two weeks, and their markup in each form, so that an open page updates
 * itself, also offline (T5). The result is the same within an hour, so that its ETag can match.
 */
export function toPageTimetable(
  { timing, tiles, dialogs }: TimedPage,
  { at: now, timeZone }: PortalMoment,
): PageTimetable {
  const from = Math.floor(now / HOUR_MS) * HOUR_MS;
  const span = { from, to: from + WEEKS_AHEAD * WEEK_MS };
  const open = new Map(tiles.map((tile) => [tile.id, tile.open]));
  const toText = (markup: Markup | null | undefined) => (markup ? markupToText(markup) : "");
  const toTile = (tile: TimedTile): TileTimetable => {
    const parts = dialogs.get(tile.id);
    const dialog = toText(parts?.open);
    const readOnly = tile.closed !== null && tile.isReadable ? toText(parts?.readOnly) : "";
    return {
      open: toText(open.get(tile.id)),
      closed: toText(tile.closed),
      dialog,
      readOnly: parts && readOnly === dialog ? 1 : readOnly,
      changes: getChanges(tile, timing.words, span, timeZone),
    };
  };
  return {
    until: span.to,
    layout: timing.layout,
    order: tiles.map(({ id }) => id),
    tiles: Object.fromEntries(timing.tiles.map((tile) => [tile.id, toTile(tile)])),
  };
}

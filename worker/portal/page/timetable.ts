import type { Hours } from "#domain/content/hours/hours.ts";
import { nextOpeningAfter, openingsBetween } from "#domain/content/hours/opening.ts";
import { DAY_MS, type EpochMs, HOUR_MS } from "#domain/time.ts";
import { openingLabel, type PortalMoment } from "#portal/tile/opening-label.ts";
import type { ClosedAs, PageTimetable, TileTimetable } from "#portal/tile/page-timetable.ts";
import { midnightAfter } from "#portal/tile/tile-state.ts";
import type { PageTiming, TimedTile } from "../rendering/page-timing.ts";
import { type Markup, textOfMarkup } from "./slots.ts";
import type { TimedPage } from "./timed-page.ts";

const WEEK_MS = 7 * DAY_MS;
/** For how many weeks a page that is left open, or kept without a network, knows what to show. */
const WEEKS_AHEAD = 2;
/** No day has so many openings of one button, unless somebody means harm. */
const CHANGES_MAX = 600;

interface Span {
  readonly from: EpochMs;
  readonly to: EpochMs;
}

/** Asked week by week: further, openings that come every week are not looked for. */
function openingsIn(hours: Hours, { from, to }: Span, timeZone: string): readonly Span[] {
  const weeks = Array.from({ length: Math.ceil((to - from) / WEEK_MS) }, (_, week) => from + week * WEEK_MS);
  return weeks
    .flatMap((start) => openingsBetween(hours, timeZone, { from: start, to: Math.min(start + WEEK_MS, to) }))
    .slice(0, CHANGES_MAX);
}

/** How a button is seen from `from` to `to`, each state with the moment at which it begins. */
function changesOf({ hours }: TimedTile, words: PageTiming["words"], { from, to }: Span, timeZone: string) {
  const changes: [EpochMs, ClosedAs][] = [];
  const close = (start: EpochMs, end: EpochMs, opening: EpochMs | null) => {
    if (hours.outside === "hide") return void changes.push([start, 0]);
    let label = "";
    for (let at = start; at < end; at = midnightAfter({ at, timeZone })) {
      const next = openingLabel(words, opening, { at, timeZone });
      if (next !== label) changes.push([at, next]);
      label = next;
    }
  };
  let at = from;
  for (const opening of openingsIn(hours, { from, to }, timeZone)) {
    if (opening.from > at) close(at, opening.from, opening.from);
    changes.push([opening.from, 1]);
    at = opening.to;
  }
  if (at < to) close(at, to, nextOpeningAfter(hours, timeZone, at));
  return changes;
}

/**
 * How the buttons of a page with hours are seen in the two weeks to come, and their markup in every form: with it a
 * page follows by itself, also without a network (T5). The same text within an hour, so that it is answered by its
 * ETag.
 */
export function timetableOf(
  { timing, tiles, dialogs }: TimedPage,
  { at: now, timeZone }: PortalMoment,
): PageTimetable {
  const from = Math.floor(now / HOUR_MS) * HOUR_MS;
  const span = { from, to: from + WEEKS_AHEAD * WEEK_MS };
  const open = new Map(tiles.map((tile) => [tile.id, tile.open]));
  const textOf = (markup: Markup | null | undefined) => (markup ? textOfMarkup(markup) : "");
  const tileOf = (tile: TimedTile): TileTimetable => {
    const parts = dialogs.get(tile.id);
    const dialog = textOf(parts?.open);
    const readOnly = tile.closed !== null && tile.isReadable ? textOf(parts?.readOnly) : "";
    return {
      open: textOf(open.get(tile.id)),
      closed: textOf(tile.closed),
      dialog,
      readOnly: parts && readOnly === dialog ? 1 : readOnly,
      changes: changesOf(tile, timing.words, span, timeZone),
    };
  };
  return {
    until: span.to,
    layout: timing.layout,
    order: tiles.map(({ id }) => id),
    tiles: Object.fromEntries(timing.tiles.map((tile) => [tile.id, tileOf(tile)])),
  };
}

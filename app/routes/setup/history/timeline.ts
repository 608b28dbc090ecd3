import type { HistoryEvent } from "#domain/property/history.ts";
import { type EpochMs, MINUTE_MS } from "#domain/time.ts";
import { toLocalTime } from "#domain/zoned-time.ts";

/** Pixels from the top. A row has an event's height; its node is in the middle. */
const TOP = 12;
const LABEL = 20;
const STEP = 48;
const STEP_TO_LABEL = 56;
const TO_NODE = 22;
const SNAP_REACH = 6;

/** A moment with its position. */
export interface Anchor {
  readonly at: EpochMs;
  readonly y: number;
}

export type TimelineRow =
  | { readonly kind: "month"; readonly top: number; readonly month: string; readonly hasYear: boolean }
  | { readonly kind: "event"; readonly top: number; readonly event: HistoryEvent }
  | { readonly kind: "knob"; readonly top: number };

export interface Timeline {
  readonly rows: readonly TimelineRow[];
  /** Newest first, from the top. */
  readonly anchors: readonly Anchor[];
  readonly knobY: number;
  readonly height: number;
}

interface TimelineInput {
  /** The knob's moment; `null`: now. */
  readonly moment: EpochMs | null;
  readonly now: EpochMs;
  readonly timeZone: string;
}

export function getMoment({ at }: HistoryEvent): EpochMs {
  return Date.parse(at);
}

/**
 * Layout of events (newest first) with month labels in the property's time. A knob between
 * events gets its own row, so that it covers no event. A month shows its year if the month above has another
 * year. Pure.
 */
export function buildTimeline(
  events: readonly HistoryEvent[],
  { moment, now, timeZone }: TimelineInput,
): Timeline {
  const knobAt = moment ?? now;
  const isOnEvent = moment !== null && events.some((event) => getMoment(event) === moment);
  const points: { at: EpochMs; event: HistoryEvent | null }[] = events.map((event) => ({
    at: getMoment(event),
    event,
  }));
  if (!isOnEvent) {
    const older = points.findIndex(({ at }) => at <= knobAt);
    points.splice(older === -1 ? points.length : older, 0, { at: knobAt, event: null });
  }
  const rows: TimelineRow[] = [];
  const anchors: Anchor[] = moment === null ? [] : [{ at: now, y: 0 }];
  let month = "";
  let top = TOP - STEP_TO_LABEL;
  for (const { at, event } of points) {
    const own = toLocalTime(at, timeZone).day.slice(0, 7);
    if (own !== month) {
      top += STEP_TO_LABEL;
      rows.push({ kind: "month", top, month: own, hasYear: own.slice(0, 4) !== month.slice(0, 4) });
      top += LABEL;
      month = own;
    } else top += STEP;
    rows.push(event ? { kind: "event", top, event } : { kind: "knob", top });
    anchors.push({ at, y: top + TO_NODE });
  }
  return { rows, anchors, knobY: getOffset(anchors, knobAt), height: top + STEP_TO_LABEL };
}

/** The two anchors around a value, and the fraction between them. */
function findBetween(anchors: readonly Anchor[], isBehind: (anchor: Anchor) => boolean) {
  const index = anchors.findIndex(isBehind);
  const last = anchors.at(-1) ?? { at: 0, y: 0 };
  if (index === -1) return { before: last, after: last };
  const after = anchors[index] ?? last;
  return { before: anchors[index - 1] ?? after, after };
}

/** The moment of a position; linear between two events. */
export function getMomentAt(anchors: readonly Anchor[], y: number): EpochMs {
  const { before, after } = findBetween(anchors, (anchor) => anchor.y >= y);
  if (after.y === before.y) return after.at;
  return before.at + ((after.at - before.at) * (y - before.y)) / (after.y - before.y);
}

/** The position of a moment. */
export function getOffset(anchors: readonly Anchor[], at: EpochMs): number {
  const { before, after } = findBetween(anchors, (anchor) => anchor.at <= at);
  if (after.at === before.at) return after.y;
  return before.y + ((after.y - before.y) * (at - before.at)) / (after.at - before.at);
}

/** The moment of a dragged knob: an anchor within reach, otherwise a whole minute. */
export function snapToAnchor(anchors: readonly Anchor[], y: number): EpochMs {
  const near = anchors
    .map((anchor) => ({ at: anchor.at, away: Math.abs(anchor.y - y) }))
    .filter(({ away }) => away <= SNAP_REACH)
    .sort((one, other) => one.away - other.away);
  const [nearest] = near;
  return nearest ? nearest.at : Math.round(getMomentAt(anchors, y) / MINUTE_MS) * MINUTE_MS;
}

/** The next newer or older event. `null` is now, which follows the newest event; at an end, `moment` itself. */
export function findNeighbour(
  events: readonly HistoryEvent[],
  moment: EpochMs | null,
  side: "newer" | "older",
): EpochMs | null {
  const moments = events.map(getMoment);
  if (side === "newer") return moment === null ? null : (moments.findLast((at) => at > moment) ?? null);
  return moments.find((at) => moment === null || at < moment) ?? moment;
}

/** When a closure was ended early or replaced; `null`: it was not. */
export function findClosureEnd(events: readonly HistoryEvent[], closure: HistoryEvent): EpochMs | null {
  const newer = events.slice(0, Math.max(0, events.indexOf(closure)));
  const end = newer.findLast(({ kind }) => kind === "closure" || kind === "closure-ended");
  return end ? getMoment(end) : null;
}

/** Number of the latest version at a moment; `null` before the first. */
export function findVersionAt(events: readonly HistoryEvent[], moment: EpochMs | null): number | null {
  const version = events.find(
    (event) => event.kind === "version" && (moment === null || getMoment(event) <= moment),
  );
  return version?.kind === "version" ? version.number : null;
}

import type { Hours } from "#domain/content/hours/hours.ts";
import { isOpenAt, nextChangeAfter, nextOpeningAfter } from "#domain/content/hours/opening.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { firstMomentAt, toLocalClock } from "#domain/zoned-time.ts";
import type { OpeningWords } from "../words/opening-words.ts";
import { formatOpeningLabel, type PortalMoment } from "./opening-label.ts";

/** State of a button at a moment (T2). */
export type TileState =
  | { readonly kind: "open" }
  | { readonly kind: "hidden" }
  | { readonly kind: "closed"; readonly label: string };

export const OPEN_TILE: TileState = { kind: "open" };
const HIDDEN_TILE: TileState = { kind: "hidden" };

/** State of a button with these hours at a moment, in a language. `null`: always open. */
export function tileStateAt(hours: Hours | null, moment: PortalMoment, words: OpeningWords): TileState {
  const { at, timeZone } = moment;
  if (hours === null || isOpenAt(hours, timeZone, at)) return OPEN_TILE;
  if (hours.outside === "hide") return HIDDEN_TILE;
  return { kind: "closed", label: formatOpeningLabel(words, nextOpeningAfter(hours, timeZone, at), moment) };
}

/** The next midnight in a zone. */
export function getMidnightAfter({ at, timeZone }: PortalMoment): EpochMs {
  return firstMomentAt((Math.floor(toLocalClock(at, timeZone) / DAY_MS) + 1) * DAY_MS, timeZone);
}

/**
 * Until when a button's state and label stay the same: its next change, or the midnight at which the label
 * changes.
 */
export function tileStateUntil(hours: Hours, state: TileState, moment: PortalMoment): EpochMs | null {
  const change = nextChangeAfter(hours, moment.timeZone, moment.at);
  if (state.kind !== "closed" || change === null) return change;
  return Math.min(change, getMidnightAfter(moment));
}

import type { Hours } from "#domain/content/hours/hours.ts";
import { isOpenAt, nextOpeningAfter } from "#domain/content/hours/opening.ts";
import { openingLabel, type PortalMoment } from "./opening-label.ts";
import type { OpeningWords } from "./words/opening-words.ts";

/** How guests see a button at a moment (T2). */
export type TileState =
  | { readonly kind: "open" }
  | { readonly kind: "hidden" }
  | { readonly kind: "closed"; readonly label: string };

export const OPEN: TileState = { kind: "open" };
const HIDDEN: TileState = { kind: "hidden" };

/** How guests of a language see a button with these hours at a moment. Null: always open. */
export function tileStateAt(hours: Hours | null, moment: PortalMoment, words: OpeningWords): TileState {
  const { at, timeZone } = moment;
  if (hours === null || isOpenAt(hours, timeZone, at)) return OPEN;
  if (hours.outside === "hide") return HIDDEN;
  return { kind: "closed", label: openingLabel(words, nextOpeningAfter(hours, timeZone, at), moment) };
}

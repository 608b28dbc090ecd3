import type { Hours } from "#domain/content/hours/hours.ts";
import { nameMoment } from "#domain/content/hours/moment-name.ts";
import { isOpenAt, nextChangeAfter, nextOpeningAfter } from "#domain/content/hours/opening.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { escapeHtml } from "../escape-html.ts";
import { fillMoment, formatOpeningLabel, type PortalMoment } from "../tile/opening-label.ts";
import { getMidnightAfter } from "../tile/tile-state.ts";
import type { OpenLineWords } from "../words/open-line-words.ts";

/** Whether something is open at a moment, in words. */
export interface OpenLine {
  readonly isOpen: boolean;
  /** "Open now, until 10:30" or "Opens tomorrow 07:00". */
  readonly text: string;
  /** Until when the text holds; `null`: always. */
  readonly until: EpochMs | null;
}

/** Its markup, for an entry of the guide. */
export function renderOpenLine({ isOpen, text }: Pick<OpenLine, "isOpen" | "text">): string {
  return `<p class="p-now${isOpen ? "" : " is-shut"}">${escapeHtml(text)}</p>`;
}

/** The line of an entry with these hours at a moment. */
export function openLineAt(hours: Hours, moment: PortalMoment, words: OpenLineWords): OpenLine {
  const { at, timeZone } = moment;
  const change = nextChangeAfter(hours, timeZone, at);
  if (isOpenAt(hours, timeZone, at)) {
    return { isOpen: true, text: formatClosing(words, change, moment), until: closingUntil(change, moment) };
  }
  const text = formatOpeningLabel(words, nextOpeningAfter(hours, timeZone, at), moment);
  return { isOpen: false, text, until: change === null ? null : Math.min(change, getMidnightAfter(moment)) };
}

function formatClosing(
  words: OpenLineWords,
  closing: EpochMs | null,
  { at, timeZone }: PortalMoment,
): string {
  if (closing === null) return words.always;
  const name = nameMoment(closing, at, timeZone);
  if (isWithinDay(closing, at)) return fillMoment(words.until, name, words);
  if (name.kind === "date") return fillMoment(words.untilDate, name, words);
  return fillMoment(words.untilWeekday, name, words);
}

/** Within a day, a time alone is clear: 02:00 at 23:00 is the coming night's. */
function isWithinDay(closing: EpochMs, at: EpochMs): boolean {
  return closing - at <= DAY_MS;
}

function closingUntil(closing: EpochMs | null, moment: PortalMoment): EpochMs | null {
  if (closing === null || isWithinDay(closing, moment.at)) return closing;
  return Math.min(closing - DAY_MS, getMidnightAfter(moment));
}

import type { Hours } from "#domain/content/hours/hours.ts";
import { openingsBetween } from "#domain/content/hours/opening.ts";
import { type ContentLanguage, getOwnName, getTextDirection } from "#domain/language.ts";
import { DAY_MS, type EpochMs, HOUR_MS } from "#domain/time.ts";
import type {
  ScreenContent,
  ScreenHours,
  ScreenLanguage,
  ScreenTile,
} from "#portal/screen/screen-content.ts";
import { getWords } from "#portal/words/words.ts";
import { announcedFor } from "../../portal/news/announced.ts";
import { isTelling } from "../../portal/news/is-telling.ts";
import { toScreenNews } from "../../portal/news/screen-news.ts";
import { textOfMarkup } from "../../portal/page/slots.ts";
import { toTimedPage } from "../../portal/page/timed-page.ts";
import { type StoredPortal, servedKindAt } from "../../portal/stored-portal.ts";

/** A screen without a network shows what it knows for a day, and names openings of the next six. */
const AHEAD_MS = 8 * DAY_MS;
/** No week has so many openings of one button, unless somebody means harm. */
const SPANS_MAX = 300;

/** Hours of a portal's buttons, each once. */
class HoursIndex {
  readonly list: Hours[] = [];

  indexOf(hours: Hours): number {
    const index = this.list.indexOf(hours);
    return index === -1 ? this.list.push(hours) - 1 : index;
  }
}

/** The same within an hour, so that a screen is answered by its ETag. */
function screenHours(hours: Hours, timeZone: string, now: EpochMs): ScreenHours {
  const from = Math.floor(now / HOUR_MS) * HOUR_MS;
  const spans = openingsBetween(hours, timeZone, { from, to: from + AHEAD_MS }).slice(0, SPANS_MAX);
  return { isHidden: hours.outside === "hide", spans: spans.map((span) => [span.from, span.to]) };
}

function getTiles(portal: StoredPortal, language: ContentLanguage, hours: HoursIndex): readonly ScreenTile[] {
  const page = portal.open.get(language);
  const timed = page && toTimedPage(page);
  if (!timed) return [];
  const hoursById = new Map(timed.timing.tiles.map((tile) => [tile.id, tile.hours]));
  return timed.tiles.flatMap(({ id, open }): readonly ScreenTile[] => {
    const own = hoursById.get(id);
    return own ? [{ html: textOfMarkup(open), hours: hours.indexOf(own) }] : [];
  });
}

/** What guests of a language read while they get no portal; empty: they get it. */
function closedWords(portal: StoredPortal, language: ContentLanguage, now: EpochMs): readonly string[] {
  const served = servedKindAt(portal, now);
  if (served === "open") return [];
  const texts = portal.manifest.closure?.texts.find((each) => each.language === language);
  return served === "season" && texts ? [texts.closed, texts.again] : [getWords(language).closed];
}

/** A place by its id, and the code by which its screen says so. */
export interface PlaceOfScreen {
  readonly id: string;
  readonly code: string;
}

/**
 * What a screen shows of a published portal, in all its languages, for a week to come: timed buttons and announcements
 * for everyone and for its place; a sentence and emergencies while guests get no portal. Reads and writes nothing.
 */
export function toScreenContent(
  portal: StoredPortal,
  { slug, place }: { readonly slug: string; readonly place: PlaceOfScreen | null },
  now: EpochMs,
): ScreenContent {
  const { manifest, defaultLanguage } = portal;
  const { timeZone } = manifest;
  const isOpen = servedKindAt(portal, now) === "open";
  const hours = new HoursIndex();
  const codes = [defaultLanguage, ...portal.languages.filter((code) => code !== defaultLanguage)];
  const languages = codes.map(
    (code): ScreenLanguage => ({
      code,
      name: getOwnName(code),
      direction: getTextDirection(code),
      tiles: isOpen ? getTiles(portal, code, hours) : [],
      closed: closedWords(portal, code, now),
    }),
  );
  const news = announcedFor(manifest.announced, { isOpen, place: place?.id ?? null }).map(toScreenNews);
  return {
    slug,
    name: manifest.name,
    timeZone,
    place: place?.code ?? null,
    isOpen,
    isTelling: isTelling(portal, now),
    languages,
    hours: hours.list.map((one) => screenHours(one, timeZone, now)),
    news,
  };
}

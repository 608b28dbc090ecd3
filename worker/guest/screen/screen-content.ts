/**
 * Content of a lobby screen (N7): the published portal in all languages, with hours and announcements for a
 * week. Exposes `toScreenContent`; the screen's script draws it, also offline.
 */

import type { Hours } from "#domain/content/hours/hours.ts";
import { openingsBetween } from "#domain/content/hours/opening.ts";
import { type ContentLanguage, getOwnName, getTextDirection } from "#domain/language.ts";
import { DAY_MS, type EpochMs, HOUR_MS } from "#domain/time.ts";
import type {
  ScreenContent,
  ScreenLanguage,
  ScreenSpans,
  ScreenTile,
} from "#portal/screen/screen-content.ts";
import type { PortalMoment } from "#portal/tile/opening-label.ts";
import { getWords } from "#portal/words/words.ts";
import { announcedFor } from "../../portal/news/announced.ts";
import { toScreenNews } from "../../portal/news/screen-news.ts";
import { sendsAnnouncements } from "../../portal/news/sends-announcements.ts";
import { markupToText } from "../../portal/page/slots.ts";
import { toTimedPage } from "../../portal/page/timed-page.ts";
import type { OpeningAnswers } from "../../portal/portal-header.ts";
import { getServedKind, type StoredPortal } from "../../portal/stored-portal.ts";

/** Span of the content: an offline screen uses it for one day, and shows openings of the six days ahead. */
const AHEAD_MS = 8 * DAY_MS;
/** Openings of answers begin this early: today's that are over are shown too, and yesterday's of a long night. */
const BEHIND_MS = 2 * DAY_MS;
/** A limit against abuse: no real button opens this often in a week. */
const SPANS_MAX = 300;

/** Deduplicated hours of a portal's buttons. */
class HoursIndex {
  readonly list: Hours[] = [];

  indexOf(hours: Hours): number {
    const index = this.list.indexOf(hours);
    return index === -1 ? this.list.push(hours) - 1 : index;
  }
}

/** Openings by the current full hour: equal within an hour, so that the ETag can match. */
function getSpans(hours: Hours, { at, timeZone }: PortalMoment, behind = 0): ScreenSpans {
  const from = Math.floor(at / HOUR_MS) * HOUR_MS;
  const spans = openingsBetween(hours, timeZone, { from: from - behind, to: from + AHEAD_MS });
  return spans.slice(0, SPANS_MAX).map((span) => [span.from, span.to]);
}

function getTiles(portal: StoredPortal, language: ContentLanguage, hours: HoursIndex): readonly ScreenTile[] {
  const page = portal.open.get(language);
  const timed = page && toTimedPage(page);
  if (!timed) return [];
  const hoursById = new Map(timed.timing.tiles.map((tile) => [tile.id, tile.hours]));
  return timed.tiles.flatMap(({ id, open }): readonly ScreenTile[] => {
    const own = hoursById.get(id);
    return own ? [{ html: markupToText(open), hours: hours.indexOf(own) }] : [];
  });
}

function getAnswerWords(
  { words, entries }: OpeningAnswers,
  language: ContentLanguage,
): ScreenLanguage["answers"] {
  const own = words[language];
  return own ? { ...own, titles: entries.map(({ titles }) => titles[language] ?? "") } : null;
}

/** Sentences shown while the portal is closed; empty: open. */
function closedWords(portal: StoredPortal, language: ContentLanguage, now: EpochMs): readonly string[] {
  const served = getServedKind(portal, now);
  if (served === "open") return [];
  const texts = portal.manifest.closure?.texts.find((each) => each.language === language);
  return served === "season" && texts ? [texts.closed, texts.again] : [getWords(language).closed];
}

/** A place's id, and the code by which its screen was set up. */
export interface PlaceOfScreen {
  readonly id: string;
  readonly code: string;
}

/**
 * Content of a screen for the coming week in all languages: timed buttons, and announcements for everyone and
 * for its place; while the portal is closed, a sentence and emergencies. Pure.
 */
export function toScreenContent(
  portal: StoredPortal,
  { slug, place }: { readonly slug: string; readonly place: PlaceOfScreen | null },
  now: EpochMs,
): ScreenContent {
  const { manifest, defaultLanguage } = portal;
  const { timeZone } = manifest;
  const isOpen = getServedKind(portal, now) === "open";
  const hours = new HoursIndex();
  const answers = isOpen ? manifest.openingAnswers : undefined;
  const codes = [defaultLanguage, ...portal.languages.filter((code) => code !== defaultLanguage)];
  const languages = codes.map(
    (code): ScreenLanguage => ({
      code,
      name: getOwnName(code),
      direction: getTextDirection(code),
      tiles: isOpen ? getTiles(portal, code, hours) : [],
      answers: answers ? getAnswerWords(answers, code) : null,
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
    isTelling: sendsAnnouncements(portal, now),
    languages,
    hours: hours.list.map((one) => ({
      isHidden: one.outside === "hide",
      spans: getSpans(one, { at: now, timeZone }),
    })),
    answers: (answers?.entries ?? []).map((one) => getSpans(one.hours, { at: now, timeZone }, BEHIND_MS)),
    news,
  };
}

import { ANNOUNCEMENT_KINDS } from "#domain/announcement/announcement.ts";
import { seenUntil } from "#portal/news/news-item.ts";
import { type NewsPiece, newsPiece } from "#portal/news/news-piece.ts";
import { newsStyle } from "#portal/news-style.ts";
import { newsWordsOf } from "#portal/words/news-words.ts";
import { isFor } from "../../news/announced.ts";
import type { PageAddition } from "../page-addition.ts";
import { fillsOf, slotsNamed } from "../slots.ts";

/** So many banners are shown at once. */
const BANNERS_SHOWN = 2;

const htmlOf = (pieces: readonly NewsPiece[]) => pieces.map(({ html }) => html).join("");

/** The pieces in their order: banners, of which some wait behind a press, then sheets and emergencies. */
function newsSection(pieces: readonly NewsPiece[], more: string): string {
  const banners = pieces.filter(({ isBanner }) => isBanner);
  const waiting = banners.slice(BANNERS_SHOWN);
  const summary = more.replace("{n}", String(waiting.length));
  const behind =
    waiting.length === 0 ? "" : `<details><summary>${summary}</summary>${htmlOf(waiting)}</details>`;
  const shown = htmlOf(banners.slice(0, BANNERS_SHOWN)) + behind;
  const others = htmlOf(pieces.filter(({ isBanner }) => !isBanner));
  return `<section class="p-news" data-more="${more}"><div role="status">${shown}</div>${others}</section>`;
}

/**
 * Shows what the property announces to who looks at the page: everyone, or guests of the place whose card they scanned
 * (N2). Below the header, so that it covers nothing; on pages of older renderers above the tiles.
 */
export const news: PageAddition = ({ markup, served, language, place, manifest }, now) => {
  const { announced } = manifest;
  if (served !== "open" || announced.length === 0) return null;
  const mine = announced.filter((item) => isFor(item, place));
  const until = Math.min(...mine.map((item) => seenUntil(item, now) ?? Number.POSITIVE_INFINITY));
  const pieces = mine.flatMap((item) => newsPiece(item, { language, facts: manifest, now }) ?? []);
  if (pieces.length === 0) return { fills: [], until };
  const kinds = ANNOUNCEMENT_KINDS.filter((kind) => mine.some((item) => item.kind === kind));
  const section = newsSection(pieces, newsWordsOf(language).more);
  const slot = slotsNamed(markup, "news").length > 0 ? "news" : "notice";
  return { fills: fillsOf(markup, slot, section), style: newsStyle(kinds), until };
};

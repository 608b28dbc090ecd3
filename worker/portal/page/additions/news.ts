import { ANNOUNCEMENT_KINDS } from "#domain/announcement/announcement.ts";
import { findSeenUntil } from "#portal/news/news-item.ts";
import { type NewsPiece, renderNewsPiece } from "#portal/news/news-piece.ts";
import { buildNewsStyle } from "#portal/news-style.ts";
import { getNewsWords } from "#portal/words/news-words.ts";
import { announcedFor } from "../../news/announced.ts";
import { GUEST_SCRIPT_SOURCE } from "../../page-files.ts";
import type { PageAddition } from "../page-addition.ts";
import { toFills } from "../slots.ts";

/** The number of banners shown unfolded. */
const BANNERS_SHOWN = 2;

const joinHtml = (pieces: readonly NewsPiece[]) => pieces.map(({ html }) => html).join("");

/** Announcements in order: banners (folded from the third on), then sheets and emergencies. */
function renderNewsSection(pieces: readonly NewsPiece[], more: string, tag: string): string {
  const banners = pieces.filter(({ isBanner }) => isBanner);
  const waiting = banners.slice(BANNERS_SHOWN);
  const summary = more.replace("{n}", String(waiting.length));
  const behind =
    waiting.length === 0 ? "" : `<details><summary>${summary}</summary>${joinHtml(waiting)}</details>`;
  const shown = joinHtml(banners.slice(0, BANNERS_SHOWN)) + behind;
  const others = joinHtml(pieces.filter(({ isBanner }) => !isBanner));
  return `<${tag} class="p-news" data-more="${more}"><div role="status">${shown}</div>${others}</${tag}>`;
}

/** Style and script for announcements on a closed page, which lacks the icons' style and the guest script. */
const CLOSED_STYLE =
  ".p-closed .p-news{position:absolute;inset:0 0 auto;text-align:start}.p-closed .p-news p{max-width:none}" +
  ".p-news svg{width:26px;height:26px;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}";
const CLOSED_HEAD = `<script src="${GUEST_SCRIPT_SOURCE}" defer></script>`;

/**
 * Adds the announcements for this guest: those for everyone and those for the place whose card they scanned
 * (N2). A closed page shows emergencies only, updated live as on an open page (N4).
 */
export const news: PageAddition = ({ markup, served, language, place, manifest }, now) => {
  const { announced } = manifest;
  const isOpen = served === "open";
  const mine = announcedFor(announced, { isOpen, place });
  if (mine.length === 0) return null;
  const until = Math.min(...mine.map((item) => findSeenUntil(item, now) ?? Number.POSITIVE_INFINITY));
  const pieces = mine.flatMap((item) => renderNewsPiece(item, { language, facts: manifest, now }) ?? []);
  if (pieces.length === 0) return { fills: [], until };
  const kinds = ANNOUNCEMENT_KINDS.filter((kind) => mine.some((item) => item.kind === kind));
  // A closed page has the announcements in front of `<main>`, so they need a landmark of their own (`aside`).
  const section = renderNewsSection(pieces, getNewsWords(language).more, isOpen ? "section" : "aside");
  // The slot is below the header, so that announcements cover nothing.
  const fills = toFills(markup, "news", section);
  if (isOpen) return { fills, style: buildNewsStyle(kinds), until };
  const head = toFills(markup, "head", CLOSED_HEAD);
  return { fills: [...fills, ...head], style: buildNewsStyle(kinds) + CLOSED_STYLE, until };
};

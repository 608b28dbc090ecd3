import { nameMoment } from "#domain/content/hours/moment-name.ts";
import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { telephoneHref } from "#domain/telephone.ts";
import type { EpochMs } from "#domain/time.ts";
import { escapeHtml } from "../escape-html.ts";
import { splitHeading } from "../news-heading.ts";
import { isolateNumbers } from "../numbers-in-text.ts";
import { languageAttributes } from "../text-language.ts";
import { READ_WORD } from "../words/lines.ts";
import { formatClock, getNewsWords } from "../words/news-words.ts";
import { getWords } from "../words/words.ts";
import { getSeenState, type NewsItem } from "./news-item.ts";

/** Property data used in announcements. */
export interface NewsFacts {
  readonly name: string;
  readonly telephone: string;
  readonly timeZone: string;
}

const renderIcon = (drawing: string) =>
  `<svg class="p-i" viewBox="0 0 24 24" aria-hidden="true"><path d="${drawing}"/></svg>`;
const INFO = renderIcon("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5M12 8v0");
const ALERT = renderIcon("M12 4 2.8 20h18.4ZM12 10v5M12 17.5v0");
const CHECK = renderIcon("M5 12.5l4.5 4.5L19 7.5");
const CROSS = renderIcon("M6.5 6.5l11 11M17.5 6.5l-11 11");

/** Text as HTML. Numbers and times keep their order in right-to-left text. */
function renderMarked(text: string, language: ContentLanguage): string {
  const html = isolateNumbers(escapeHtml(text));
  if (getTextDirection(language) !== "rtl") return html;
  return html.replace(/<bdi.*?<\/bdi>|(\d{1,2}[:.]\d{2})/g, (all, time) =>
    time ? `<bdi>${time}</bdi>` : all,
  );
}

/** One announcement as HTML. */
export interface NewsPiece {
  /** Whether the announcement is a banner below the header; otherwise it opens over the page. */
  readonly isBanner: boolean;
  readonly html: string;
}

interface Piece {
  readonly item: NewsItem;
  readonly text: string;
  /** Language of the text. */
  readonly said: ContentLanguage;
  /** Attributes for its language, if it differs from the page's. */
  readonly spoken: string;
  readonly language: ContentLanguage;
  readonly facts: NewsFacts;
}

function renderBanner({ item, text, said, spoken, language }: Piece): string {
  const close = `<button class="p-x" aria-label="${escapeHtml(getWords(language).close)}">${CROSS}</button>`;
  return `<div class="p-banner" data-news="${item.id}" data-key="${item.key}">${INFO}<p${spoken}>${renderMarked(text, said)}</p>${close}</div>`;
}

function renderSheet({ item, text, said, spoken, language }: Piece): string {
  return renderDialog({
    item,
    html: `<p id="n-${item.id}"${spoken}>${renderMarked(text, said)}</p>`,
    language,
  });
}

/** All-clear in green: opens once if the device saw the emergency; without scripts a line. */
function renderAllClear({ item, language, ...piece }: Piece, until: EpochMs): string {
  const time = () => `<bdi>${formatNewsTime(until, { ...piece, item, language })}</bdi>`;
  const since = getNewsWords(language).allClear.replace("{time}", time);
  const html = `${CHECK}<p id="n-${item.id}">${since}</p>`;
  const sheet = renderDialog({ item, html, language, more: " p-clear", over: ".over" });
  return `${sheet}<p class="p-clear">${CHECK}<span>${since}</span></p>`;
}

interface Dialog extends Pick<Piece, "item" | "language"> {
  readonly html: string;
  readonly more?: string;
  readonly over?: string;
}

function renderDialog({ item, html, language, more = "", over = "" }: Dialog): string {
  const read = escapeHtml(READ_WORD[language]);
  return `<dialog${over ? "" : " open"} class="p-told${more}" aria-labelledby="n-${item.id}" data-news="${item.id}" data-key="${item.key}${over}"><div>${html}<a class="p-read" href="#" data-read>${read}</a></div></dialog>`;
}

function renderEmergency(piece: Piece): string {
  const { item, text, said, spoken, language, facts } = piece;
  const words = getNewsWords(language);
  const [heading, rest] = splitHeading(text);
  const label = `n-${item.id}`;
  const sent = words.sent.replace("{time}", () => `<bdi>${formatNewsTime(item.from, piece)}</bdi>`);
  const call =
    facts.telephone === ""
      ? ""
      : `<a class="p-read" href="${telephoneHref(facts.telephone)}">${escapeHtml(words.reception)}</a>`;
  const head = `<h2 id="${label}" tabindex="-1" autofocus${spoken}>${renderMarked(heading, said)}</h2>`;
  const body = rest === "" ? "" : `<p${spoken}>${renderMarked(rest, said)}</p>`;
  return (
    `<div class="p-alarm" id="alarm-${item.id}" data-news="${item.id}" data-key="${item.key}">` +
    `<dialog open role="alertdialog" aria-modal="true" aria-labelledby="${label}" aria-describedby="d${label}"><div><b>${escapeHtml(facts.name)}</b>` +
    `<div>${ALERT}${head}<div id="d${label}">${body}<small>${sent}</small></div></div>` +
    `<a class="p-read" href="#alarm-${item.id}" data-read>${escapeHtml(READ_WORD[language])}</a>${call}</div></dialog>` +
    `<a class="p-strip" href="#">${ALERT}<span${spoken}>${renderMarked(text, said)}</span></a></div>`
  );
}

function formatNewsTime(at: EpochMs, { language, facts }: Piece): string {
  return escapeHtml(formatClock(language, nameMoment(at, at, facts.timeZone).time));
}

/**
 * HTML of an announcement in a language at a moment; `null`: not shown. A missing text falls back to the
 * default language, marked with `lang`.
 */
export function renderNewsPiece(
  item: NewsItem,
  {
    language,
    facts,
    now,
  }: { readonly language: ContentLanguage; readonly facts: NewsFacts; readonly now: EpochMs },
): NewsPiece | null {
  const seen = getSeenState(item, now);
  const said = item.texts.find((each) => each.language === language) ?? item.texts[0];
  if (seen === null || !said) return null;
  const { lang, dir } = languageAttributes(said.language, language);
  const spoken = lang ? ` lang="${lang}" dir="${dir}"` : "";
  const piece: Piece = { item, text: said.text, said: said.language, spoken, language, facts };
  if (seen === "over") return { isBanner: false, html: renderAllClear(piece, item.until ?? now) };
  if (item.kind === "emergency") return { isBanner: false, html: renderEmergency(piece) };
  if (item.kind === "sheet") return { isBanner: false, html: renderSheet(piece) };
  return { isBanner: true, html: renderBanner(piece) };
}

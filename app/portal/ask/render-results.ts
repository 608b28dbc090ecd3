import { type ContentLanguage, getTextDirection } from "#domain/language.ts";
import { escapeHtml } from "../escape-html.ts";
import type { AskWords } from "../words/ask-words.ts";
import type { AskValue } from "./ask-entry.ts";
import { SYMBOL_PREFIX } from "./icon-symbol.ts";
import type { TextRange } from "./matched-ranges.ts";
import { getResultHref } from "./result-href.ts";
import type { AskResult } from "./search.ts";

/** Letters of a text that a result shows, and how many of them stand before the first match. */
const SHOWN_LENGTH_MAX = 120;
const SHOWN_BEFORE = 40;
/** Letters of the answer itself. */
const BEST_LENGTH_MAX = 300;

interface Shown {
  readonly slug: string;
  readonly language: ContentLanguage;
  readonly words: Pick<AskWords, "search" | "inGuide" | "onPage">;
  /** Words of the buttons that copy a value; absent: none, because they need scripts. */
  readonly copying?: { readonly copy: string; readonly copied: string };
}

/**
 * Results as HTML: the answer itself, then what else is in the guide, then what is on the portal. Escaped. Pure: the
 * Worker and the page's script render the same.
 */
export function renderResults(results: readonly AskResult[], shown: Shown): string {
  const { words } = shown;
  const [first, ...others] = results;
  const isAnswered = first !== undefined && isInGuide(first);
  const rest = isAnswered ? others : results;
  const render = (title: string, list: readonly AskResult[]) =>
    list.length === 0
      ? ""
      : `<h2>${escapeHtml(title)}</h2><div class="p-list">${list.map((one) => renderResult(one, shown, SHOWN_LENGTH_MAX)).join("")}</div>`;
  return (
    `<h1 class="p-sr">${escapeHtml(words.search)}</h1>${isAnswered ? renderBest(first, shown) : ""}` +
    render(words.inGuide, rest.filter(isInGuide)) +
    render(
      words.onPage,
      rest.filter((one) => !isInGuide(one)),
    )
  );
}

/** Whether a result leads to the guide. */
export function isInGuide({ kind }: Pick<AskResult, "kind">): boolean {
  return kind === "answer" || kind === "entry";
}

function renderBest(result: AskResult, shown: Shown): string {
  const values = (result.values ?? []).map((value) => renderValue(value, shown)).join("");
  return `<div class="p-list p-best">${renderResult(result, shown, BEST_LENGTH_MAX)}${values}</div>`;
}

function renderResult(result: AskResult, page: Shown, lengthMax: number): string {
  const { id, kind, icon, title, titleRanges, titleLanguage, text, textRanges, textLanguage } = result;
  const below = cutAround(text, textRanges, lengthMax);
  const line =
    below.text === ""
      ? ""
      : `<span${renderLanguage(textLanguage)}>${markRanges(below.text, below.ranges)}</span>`;
  const href = escapeHtml(getResultHref(result, page));
  const entry = isInGuide({ kind }) ? "" : ` data-entry="${escapeHtml(id)}"`;
  // An arrow points the way that text runs.
  const flip = icon === "check-in" ? " p-flip" : "";
  return (
    `<a class="p-hit" href="${href}"${entry}><i class="p-ic"><svg class="p-i${flip}" aria-hidden="true">` +
    `<use href="#${SYMBOL_PREFIX}${icon}"/></svg></i>` +
    `<b${renderLanguage(titleLanguage)}>${markRanges(title, titleRanges)}</b>${line}</a>`
  );
}

function renderLanguage(language: ContentLanguage | undefined): string {
  return language === undefined ? "" : ` lang="${language}" dir="${getTextDirection(language)}"`;
}

function renderValue({ label, text, href }: AskValue, { copying }: Shown): string {
  const shown = `<bdi>${escapeHtml(text)}</bdi>`;
  const value = href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`;
  // The host of an address is shown, all of it is copied.
  const copied = escapeHtml(href?.startsWith("http") ? href : text);
  const button =
    copying === undefined
      ? ""
      : `<button type="button" data-copy="${copied}" data-copied="${escapeHtml(copying.copied)}">${escapeHtml(copying.copy)}<span class="p-sr"> ${escapeHtml(label)}</span></button>`;
  return `<div class="p-value"><p><small>${escapeHtml(label)}</small>${value}</p>${button}</div>`;
}

/** The part of a long text around its first match, cut at words. */
function cutAround(text: string, ranges: readonly TextRange[], lengthMax: number) {
  const match = ranges[0]?.[0] ?? 0;
  const start = match > SHOWN_BEFORE && text.length > lengthMax ? startBefore(text, match) : 0;
  const isLong = text.length - start > lengthMax;
  const space = text.lastIndexOf(" ", start + lengthMax);
  const end = !isLong ? text.length : space > start ? space : start + lengthMax;
  const lead = start === 0 ? "" : "… ";
  const shift = lead.length - start;
  return {
    text: `${lead}${text.slice(start, end)}${isLong ? " …" : ""}`,
    ranges: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): TextRange => [from + shift, to + shift]),
  };
}

function startBefore(text: string, match: number): number {
  return text.lastIndexOf(" ", match - SHOWN_BEFORE) + 1;
}

function markRanges(text: string, ranges: readonly TextRange[]): string {
  let at = 0;
  let html = "";
  for (const [start, end] of ranges) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

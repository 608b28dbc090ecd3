import type { ContentLanguage } from "#domain/language.ts";
import { escapeHtml } from "../escape-html.ts";
import type { AskWords } from "../words/ask-words.ts";
import type { TextRange } from "./matched-ranges.ts";
import { getResultHref } from "./result-href.ts";
import type { AskResult } from "./search.ts";

/** Letters of a text that a result shows, and how many of them stand before the first match. */
const SHOWN_LENGTH_MAX = 120;
const SHOWN_BEFORE = 40;

interface Shown {
  readonly slug: string;
  readonly language: ContentLanguage;
  readonly words: AskWords;
}

/** Results as HTML: the answer itself, then what else is in the guide, then what is on the portal. Escaped. */
export function renderResults(results: readonly AskResult[], { words, ...page }: Shown): string {
  const [first, ...others] = results;
  const isAnswered = first !== undefined && isInGuide(first);
  const rest = isAnswered ? others : results;
  const best = isAnswered ? `<div class="p-list p-best">${renderResult(first, page)}</div>` : "";
  const render = (title: string, list: readonly AskResult[]) =>
    list.length === 0
      ? ""
      : `<h2>${escapeHtml(title)}</h2><div class="p-list">${list.map((one) => renderResult(one, page)).join("")}</div>`;
  return (
    `<h1 class="p-sr">${escapeHtml(words.search)}</h1>${best}` +
    render(words.inGuide, rest.filter(isInGuide)) +
    render(
      words.onPage,
      rest.filter((one) => !isInGuide(one)),
    )
  );
}

function isInGuide({ kind }: AskResult): boolean {
  return kind === "answer" || kind === "entry";
}

function renderResult(result: AskResult, page: Pick<Shown, "slug" | "language">): string {
  const { title, titleRanges, text, textRanges } = result;
  const shown = cutAround(text, textRanges);
  const below = shown.text === "" ? "" : `<span>${markRanges(shown.text, shown.ranges)}</span>`;
  const href = escapeHtml(getResultHref(result, page));
  return `<a class="p-hit" href="${href}"><b>${markRanges(title, titleRanges)}</b>${below}</a>`;
}

/** The part of a long text around its first match, cut at words. */
function cutAround(text: string, ranges: readonly TextRange[]) {
  const match = ranges[0]?.[0] ?? 0;
  const start = match > SHOWN_BEFORE ? text.lastIndexOf(" ", match - SHOWN_BEFORE) + 1 : 0;
  const isLong = text.length - start > SHOWN_LENGTH_MAX;
  const space = text.lastIndexOf(" ", start + SHOWN_LENGTH_MAX);
  const end = !isLong ? text.length : space > start ? space : start + SHOWN_LENGTH_MAX;
  const lead = start === 0 ? "" : "… ";
  const shift = lead.length - start;
  return {
    text: `${lead}${text.slice(start, end)}${isLong ? " …" : ""}`,
    ranges: ranges
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): TextRange => [from + shift, to + shift]),
  };
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

import { withoutChipBrackets } from "../answers/chips/chip-mark.ts";
import type { ListBlock, Paragraph, RichText, RichTextBlock, TextRun } from "../content/rich-text.ts";
import type { ContentLanguage } from "../language.ts";
import { isBlank } from "../text.ts";
import { findKeptParts, type KeptPart } from "./kept-parts.ts";
import { getFixedWording, type Term } from "./terms.ts";
import { removeInvisibleSigns } from "./wording-rules.ts";

/**
 * A text prepared for an engine: what must not change is a mark, formatting a pair of marks. XLIFF's names:
 * `<x id="1"/>` stands for a kept part, `<g id="2">…</g>` around formatted words. Other `<`, `>` and `&` are
 * escaped. Ids are unique in a text.
 */
export interface MarkedText {
  readonly text: string;
  readonly marks: readonly Mark[];
}

export type RunFormat = Pick<TextRun, "bold" | "italic" | "link">;

export type Mark =
  /** `shown`: as in the source; `back`: put back, which differs for terms with a fixed wording. */
  | { readonly id: number; readonly kind: "kept"; readonly shown: string; readonly back: string }
  | { readonly id: number; readonly kind: "format"; readonly run: RunFormat };

export interface MarkOptions {
  readonly terms: readonly Term[];
  readonly to: ContentLanguage;
  /** Names that stay as they are, such as the property's. */
  readonly names: readonly string[];
}

/**
 * Marks chips, line breaks, addresses, telephone numbers, numbers, terms and names. One pass: a wording that
 * contains another term is not replaced again. Invisible signs are left out.
 */
export function markText(text: string, options: MarkOptions): MarkedText {
  return markRuns([{ text, run: null }], options);
}

/**
 * One marked text for each paragraph, heading and list item with words or numbers, in order. Pictures and blank
 * paragraphs have none.
 */
export function markRichText(content: RichText, options: MarkOptions): readonly MarkedText[] {
  const marked: MarkedText[] = [];
  mapParagraphs(content, (runs) => {
    const base = getCommonFormat(runs);
    const parts = mergeRuns(runs).map(({ text, ...run }) => ({ text, run: base ? null : toFormat(run) }));
    marked.push(markRuns(parts, options));
    return runs;
  });
  return marked;
}

/** Whether an engine has anything to translate: a letter outside the marks. */
export function hasWords({ text }: MarkedText): boolean {
  return /\p{L}/u.test(text.replace(/<[^>]*>|&(?:lt|gt|amp);/g, ""));
}

/** Maps the runs of each paragraph, heading and list item that is not blank, in order. */
export function mapParagraphs(
  content: RichText,
  map: (runs: readonly TextRun[]) => readonly TextRun[],
): RichText {
  return content.map((block) => mapBlock(block, map));
}

function mapBlock<Block extends RichTextBlock | Paragraph | ListBlock>(
  block: Block,
  map: (runs: readonly TextRun[]) => readonly TextRun[],
): Block {
  if (block.type === "picture") return block;
  if (block.type === "list") {
    const items = block.items.map((item) => item.map((part) => mapBlock(part as Paragraph | ListBlock, map)));
    return { ...block, items };
  }
  if (isBlank(block.runs.map(({ text }) => text).join(""))) return block;
  return { ...block, runs: [...map(block.runs)] };
}

/** The format that all visible runs share: it needs no marks. `null`: they differ. */
export function getCommonFormat(runs: readonly TextRun[]): RunFormat | null {
  const [first, ...others] = runs.filter(({ text }) => !isBlank(text));
  if (!first) return {};
  return others.every((run) => isSameFormat(run, first)) ? toFormat(first) : null;
}

function isSameFormat(a: RunFormat, b: RunFormat): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.link === b.link;
}

function toFormat({ bold, italic, link }: RunFormat): RunFormat {
  return { ...(bold && { bold }), ...(italic && { italic }), ...(link !== undefined && { link }) };
}

/** Joins neighbours of one format. */
export function mergeRuns(runs: readonly TextRun[]): readonly TextRun[] {
  return runs.reduce<TextRun[]>((merged, run) => {
    const last = merged.at(-1);
    if (last && isSameFormat(last, run)) merged.splice(-1, 1, { ...last, text: last.text + run.text });
    else merged.push(run);
    return merged;
  }, []);
}

interface Part {
  readonly text: string;
  /** `null`: without marks. */
  readonly run: RunFormat | null;
}

function markRuns(runs: readonly Part[], options: MarkOptions): MarkedText {
  const cleaned = runs.map(({ text, run }) => ({
    run,
    text: removeInvisibleSigns(text).replace(/\r\n?/g, "\n"),
  }));
  const source = cleaned.map(({ text }) => text).join("");
  const names = options.names.map((term) => ({ term, wordings: null }));
  const parts = findKeptParts<Pick<Term, "term" | "wordings">>(source, [...options.terms, ...names]);
  const marks: Mark[] = [];
  const keep = ({ start, end, fixed }: KeptPart<Pick<Term, "term" | "wordings">>) => {
    const shown = source.slice(start, end);
    const back = (fixed && getFixedWording(fixed, options.to)) ?? shown;
    marks.push({ id: marks.length + 1, kind: "kept", shown, back });
    return `<x id="${marks.length}"/>`;
  };
  let [text, at, runEnd, next] = ["", 0, 0, 0];
  for (const {
    text: { length },
    run,
  } of cleaned) {
    runEnd += length;
    let inner = "";
    // A part that crosses runs belongs to the first of them.
    for (let part = parts[next]; part && part.start < runEnd; part = parts[next]) {
      inner += escapeText(source.slice(at, part.start)) + keep(part);
      at = part.end;
      next += 1;
    }
    inner += escapeText(source.slice(at, runEnd));
    at = Math.max(at, runEnd);
    if (run === null || Object.keys(run).length === 0 || isBlank(inner)) text += inner;
    else {
      marks.push({ id: marks.length + 1, kind: "format", run });
      text += `<g id="${marks.length}">${inner}</g>`;
    }
  }
  return { text, marks };
}

function escapeText(text: string): string {
  return withoutChipBrackets(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

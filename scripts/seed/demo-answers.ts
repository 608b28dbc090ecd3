import type { Answers } from "#domain/answers/answers.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import { WEEKDAYS, type Weekday } from "#domain/content/hours/season.ts";
import type { Window } from "#domain/content/hours/window.ts";
import type { RichText } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { idAt } from "./marlowe.ts";

export type DemoAnswers = Answers["byQuestion"];
type Texts = Partial<Record<ContentLanguage, string>>;

export const NOT_APPLICABLE = { state: "not-applicable" } as const;
export const [WORKDAYS, WEEKEND]: readonly [readonly Weekday[], readonly Weekday[]] = [
  [1, 2, 3, 4, 5],
  [6, 7],
];

/** Opening times of an answer; a time that is not later than its start is on the next day. */
export function opens(
  ...rows: readonly (readonly [from: string, to: string, days?: readonly Weekday[]])[]
): Window[] {
  return rows.map(([from, to, days = WEEKDAYS], index) => ({
    id: idAt(200 + index),
    days: [...days],
    from,
    to,
    nextDay: to <= from,
    season: null,
  }));
}

export function costs<Per extends string>(amount: number, per: Per) {
  return { kind: "costs", amount, per } as const;
}

export const FREE = { kind: "free" } as const;

interface Described extends Pick<GuideEntry, "topic"> {
  readonly title: Texts;
  /** Paragraphs by language; a line that begins with a hyphen is a list item. */
  readonly content: Readonly<Partial<Record<ContentLanguage, readonly string[]>>>;
  readonly searchWords?: Readonly<Partial<Record<ContentLanguage, string[]>>>;
}

/** Own entries of a property, in the order of their list. */
export function toEntries(entries: readonly Described[]): GuideEntry[] {
  return entries.map(({ topic, title, content, searchWords = {} }, index) => ({
    id: idAt(230 + index),
    topic,
    title,
    content: Object.fromEntries(
      Object.entries(content).map(([language, lines]) => [language, toRichText(lines)]),
    ),
    searchWords,
  }));
}

function toRichText(lines: readonly string[]): RichText {
  const toParagraph = (text: string) => ({ type: "paragraph" as const, runs: [{ text }] });
  const blocks: RichText = [];
  for (const line of lines) {
    const item = line.startsWith("- ") ? [toParagraph(line.slice(2))] : null;
    const last = blocks.at(-1);
    if (item === null) blocks.push(toParagraph(line));
    else if (last?.type === "list") last.items.push(item);
    else blocks.push({ type: "list", items: [item] });
  }
  return blocks;
}

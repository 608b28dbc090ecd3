/**
 * Puts a property's answers into a draft before it is rendered: chips in texts become values in the text's
 * language, and hours that follow an answer get its windows. Exposes `fillAnswers`, which loads the words, and
 * `fillDraft` for screens that have them. A draft without either stays the same object and loads nothing.
 */
import type { Answers } from "#domain/answers/answers.ts";
import { findChips, hasValue, replaceChips } from "#domain/answers/chips/chip.ts";
import { resolveHours } from "#domain/answers/chips/followed-hours.ts";
import type { GuideEntry } from "#domain/answers/guide-entry.ts";
import type { Button } from "#domain/content/button.ts";
import { changeTexts, type Text } from "#domain/content/button-texts.ts";
import type { Draft } from "#domain/content/document.ts";
import type { RichText, RichTextBlock } from "#domain/content/rich-text.ts";
import type { ContentLanguage } from "#domain/language.ts";
import type { Reading } from "./answer-text.ts";
import type { AnswerWords } from "./answer-words.ts";
import { findHeld, getChipLanguages } from "./chip-languages.ts";
import { toChipValue } from "./chip-value.ts";
import { loadAnswerWords } from "./words.ts";

export type WordsByLanguage = Readonly<Partial<Record<ContentLanguage, AnswerWords>>>;

/** Where texts come from: languages and answers of a draft. */
type Source = Pick<Draft, "languages" | "defaultLanguage" | "answers">;

function hasAnswers(part: object): boolean {
  const { chips, hours } = findHeld(part);
  return chips || hours;
}

/** Fills a draft with the words that its chips need. */
export async function fillAnswers(draft: Draft): Promise<Draft> {
  const words = await Promise.all(
    getChipLanguages(draft).map(async (language) => [language, await loadAnswerWords(language)] as const),
  );
  return fillDraft(draft, Object.fromEntries(words));
}

/** Fills a draft. Chips of languages without words are left out, so that no chip is ever shown. Pure. */
export function fillDraft(draft: Draft, words: WordsByLanguage): Draft {
  const buttons = draft.languages.flatMap((language) => {
    const own = draft.buttons[language];
    if (!own || !hasAnswers(own)) return [];
    const fill = createFill(draft, language, words);
    return [[language, { ...own, buttons: own.buttons.map((button) => fillButton(button, draft, fill)) }]];
  });
  const areInEntries = findHeld(draft.answers.entries).chips;
  if (buttons.length === 0 && !areInEntries) return draft;
  return {
    ...draft,
    buttons: { ...draft.buttons, ...Object.fromEntries(buttons) },
    answers: areInEntries ? { ...draft.answers, entries: fillEntries(draft, words) } : draft.answers,
  };
}

type Fill = (text: string) => string;

/** Fills texts of one language. */
function createFill(source: Source, language: ContentLanguage, words: WordsByLanguage): Fill {
  const own = words[language];
  const { answers, defaultLanguage } = source;
  const reading: Reading | null = own
    ? { language, defaultLanguage, currency: answers.currency, words: own }
    : null;
  return (text) => replaceChips(text, (chip) => (reading ? toChipValue(chip, answers, reading) : ""));
}

/** Fills a text of a language; empty if an answer in it is missing. Never throws, and leaves no chip. */
export type TextFill = (text: string, language: ContentLanguage) => string;

/**
 * Fills texts that are not part of a draft, such as announcements, with a property's answers. Loads the words of
 * `languages`; in other languages every answer is missing.
 */
export async function createTextFill(
  source: Pick<Draft, "defaultLanguage" | "answers">,
  languages: readonly ContentLanguage[],
): Promise<TextFill> {
  const loaded = languages.map(async (language) => [language, await loadAnswerWords(language)] as const);
  const words: WordsByLanguage = Object.fromEntries(await Promise.all(loaded));
  return (text, language) => {
    const chips = findChips(text);
    const areThere = words[language] && chips.every((chip) => hasValue(source.answers, chip));
    if (chips.length > 0 && !areThere) return "";
    return createFill({ ...source, languages }, language, words)(text);
  };
}

function fillButton(button: Button, { answers }: { readonly answers: Answers }, fill: Fill): Button {
  if (!hasAnswers(button)) return button;
  const filled = changeTexts(button, (_, text: Text) => fillText(text, fill), { withUntranslated: true });
  return button.hours?.follows ? { ...filled, hours: resolveHours(button.hours, answers) } : filled;
}

function fillText<Kind extends Text>(text: Kind, fill: Fill): Kind {
  return (typeof text === "string" ? fill(text) : fillRichText(text, fill)) as Kind;
}

/** Runs that would become empty are left out, as stored texts have none. */
function fillRichText(content: RichText, fill: Fill): RichText {
  return content.map((block) => fillBlock(block, fill));
}

function fillBlock<Block extends RichTextBlock>(block: Block, fill: Fill): Block {
  if (block.type === "picture") return block;
  if (block.type === "list") {
    const items = block.items.map((item) => item.map((part) => fillBlock(part as RichTextBlock, fill)));
    return { ...block, items };
  }
  const runs = block.runs.map((run) => ({ ...run, text: fill(run.text) })).filter(({ text }) => text !== "");
  return { ...block, runs };
}

function fillEntries(draft: Draft, words: WordsByLanguage): GuideEntry[] {
  return draft.answers.entries.map((entry) => {
    if (!hasAnswers(entry)) return entry;
    const content = Object.entries(entry.content) as [ContentLanguage, RichText][];
    return {
      ...entry,
      content: Object.fromEntries(
        content.map(([language, text]) => [language, fillRichText(text, createFill(draft, language, words))]),
      ),
    };
  });
}

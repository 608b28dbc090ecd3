import type { ContentLanguage } from "../language.ts";
import { hasAnd, joinByAnd } from "./join-wordings.ts";
import { toMatchKey } from "./match-key.ts";
import { findMeanings, listWordings, PHRASE_LENGTH_MAX, type Phrasebook } from "./phrasebook.ts";

/** A wording that a title may be replaced by in another language. */
export interface PhraseTranslation {
  /** Meaning key; of a title with two parts, both joined by `+`. */
  readonly meaning: string;
  readonly wording: string;
  /** In English, what tells this meaning from the others offered. `null`: the only one offered, or unexplained. */
  readonly gloss: string | null;
}

interface Languages {
  readonly source: Phrasebook;
  readonly target: Pick<Phrasebook, "language" | "words">;
}

const SIGNS = "\\s*[&＆+＋/／|]\\s*";
/** Where a title may be divided, by source language. The Arabic and Hebrew “and” may also be a word's first letter. */
const DIVIDERS: Readonly<Record<ContentLanguage, RegExp>> = {
  en: toDivider("and"),
  fr: toDivider("et"),
  it: toDivider("ed?"),
  es: toDivider("[ye]"),
  de: toDivider("und"),
  ru: toDivider("и"),
  ja: new RegExp(`${SIGNS}|[・･、と]|及び|および`, "gu"),
  zh: new RegExp(`${SIGNS}|以及|[、和与與及]`, "gu"),
  ar: new RegExp(`${SIGNS}|\\s+و\\s*`, "gu"),
  tr: toDivider("ve"),
  he: new RegExp(`${SIGNS}|\\s+ו[-־]?\\s*`, "gu"),
  fi: toDivider("ja|sekä"),
  sv: toDivider("och"),
  pt: toDivider("e"),
};

function toDivider(words: string): RegExp {
  return new RegExp(`${SIGNS}|\\s+(?:${words})\\s+`, "giu");
}

const ALTERNATIVE = /[/／|]/u;

const FULL_STOP = /[.。]\s*$/u;

/**
 * First wording of each meaning in the target. Meanings that are worded alike there are one; a title and a sentence
 * may differ in the full stop alone, and the one that ends as `text` does is taken.
 */
function toTranslations(
  { source, target }: Languages,
  found: readonly string[],
  text: string,
): readonly PhraseTranslation[] {
  const worded = found.flatMap((meaning) => {
    const [wording] = listWordings(target.words, meaning);
    return wording === undefined ? [] : [{ meaning, wording }];
  });
  const isAlike = ({ wording }: { wording: string }) => FULL_STOP.test(wording) === FULL_STOP.test(text);
  const ordered = [...worded.filter(isAlike), ...worded.filter((each) => !isAlike(each))];
  const byWording = new Map<string, { meaning: string; wording: string }>();
  for (const each of ordered) {
    const bare = each.wording.replace(FULL_STOP, "");
    if (!byWording.has(bare)) byWording.set(bare, each);
  }
  return [...byWording.values()].map(({ meaning, wording }) => ({
    meaning,
    wording,
    gloss: byWording.size > 1 ? (source.meanings[meaning]?.[1] ?? null) : null,
  }));
}

/**
 * Whether two meanings can stand on both sides of an “and”: two nouns, two verbs, or two adjectives of one topic.
 * Times and prepositions (`time.`) cannot, since “from” or “on Mondays” needs what follows.
 */
function canBeJoined(source: Phrasebook, [first, second]: readonly [string, string]): boolean {
  const [kinds, topics] = [
    [first, second].map((meaning) => source.meanings[meaning]?.[0].replace("pl", "n")),
    [first, second].map((meaning) => meaning.split(".")[0]),
  ];
  if (topics.includes("time") || kinds[0] !== kinds[1] || kinds[0] === "s") return false;
  return kinds[0] !== "adj" || topics[0] === topics[1];
}

/**
 * Whether both parts may share a word: `Beach & pool towels` are two kinds of towels, because there are beach towels
 * too. A part that ends in a hyphen always does.
 */
function canShareWord({ index, language }: Phrasebook, parts: readonly [string, string]): boolean {
  if (/[-‐–]\s*$/.test(parts[0])) return true;
  const [first, second] = [toMatchKey(parts[0], language), toMatchKey(parts[1], language)] as const;
  const ends = Array.from(second, (_, at) => `${first}${second.slice(at)}`).slice(1);
  const starts = Array.from(first, (_, at) => `${first.slice(0, at)}${second}`).slice(1);
  return [...ends, ...starts].some((key) => index.has(key));
}

/** A title of two parts, each of which has one meaning. */
function translateParts(languages: Languages, text: string): PhraseTranslation | null {
  const { source, target } = languages;
  const translate = (part: string) => toTranslations(languages, findMeanings(source, part), part);
  for (const { 0: sign, index } of text.matchAll(DIVIDERS[source.language])) {
    const parts = [text.slice(0, index), text.slice(index + sign.length)] as const;
    const [first, ...firstRest] = translate(parts[0]);
    const [second, ...secondRest] = first && firstRest.length === 0 ? translate(parts[1]) : [];
    if (!first || !second || secondRest.length > 0) continue;
    if (!canBeJoined(source, [first.meaning, second.meaning]) || canShareWord(source, parts)) continue;
    if ([first, second].some(({ wording }) => hasAnd(wording, target.language))) continue;
    const wording = ALTERNATIVE.test(sign)
      ? `${first.wording} / ${second.wording}`
      : joinByAnd(first.wording, second.wording, target.language);
    return { meaning: `${first.meaning}+${second.meaning}`, wording, gloss: null };
  }
  return null;
}

/** Whether a text is in capitals on purpose, unlike `TV`, which the phrasebook writes so. */
function isInCapitals({ language, words }: Phrasebook, text: string, meaning: string): boolean {
  if (text !== text.toLocaleUpperCase(language) || text === text.toLocaleLowerCase(language)) return false;
  const isWrittenSo = (part: string) => listWordings(words, part).some((wording) => text.includes(wording));
  return !meaning.split("+").every(isWrittenSo);
}

/**
 * Translations of a title or short sentence from one language of the phrasebook to another.
 *
 * A title that is not in the phrasebook may consist of two that are (`Gym & pool`, `Ladies / Gentlemen`). A title in
 * capitals stays in capitals where the target's script has them.
 *
 * @returns none: not in the phrasebook; several: ambiguous, and a person has to choose. Never guesses. Pure; any
 * string is safe.
 */
export function translatePhrase(languages: Languages, text: string): readonly PhraseTranslation[] {
  const { source, target } = languages;
  if (text.length > PHRASE_LENGTH_MAX) return [];
  const found = findMeanings(source, text);
  const parts = found.length === 0 ? translateParts(languages, text) : null;
  const translations = parts ? [parts] : toTranslations(languages, found, text);
  return translations.map((each) =>
    isInCapitals(source, text, each.meaning)
      ? { ...each, wording: each.wording.toLocaleUpperCase(target.language) }
      : each,
  );
}

import type { ContentLanguage } from "../language.ts";

/**
 * Signs that show nothing and could hide or turn words: direction marks, zero-width and soft signs, control and
 * private-use characters, lone surrogates. Joiners in words and all that emoji are composed of may stay.
 */
const INVISIBLE =
  /[\p{Cs}\p{Co}\p{Noncharacter_Code_Point}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}|(?<![\u{1F3F4}\u{E0020}-\u{E007F}])[\u{E0020}-\u{E007F}]+|(?![\t\n\r])\p{Cc}|(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\p{Join_Control}/gu;

export function removeInvisibleSigns(text: string): string {
  return text.replace(INVISIBLE, "");
}

export function hasInvisibleSigns(text: string): boolean {
  return text.search(INVISIBLE) >= 0;
}

/** Signs of HTML, XML, Markdown, BBCode and templates. */
const MARKUP = [
  /<[\p{L}/!?]/u,
  /&(?:#\d+|#x[\da-f]+|[a-z]+);/i,
  /\*\*|__|~~|`/,
  /\]\(/,
  /\[\/?[a-z]+\d*\]/i,
  /\{\{|\}\}|\$\{/,
];

/** Whether a text has a kind of markup that its source has not. */
export function addsMarkup(text: string, source: string): boolean {
  return MARKUP.some((kind) => kind.test(text) && !kind.test(source));
}

const LATIN = /\p{Script=Latin}/u;
const SCRIPTS: Partial<Record<ContentLanguage, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
};
/** A word; in scripts without spaces, a letter. */
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}])+/gu;
const FOREIGN_SHARE_MAX = 0.3;
/** A single word may be a name. */
const NAME_WORDS_MAX = 1;

/**
 * Whether words are written in another script than their language's: none of its letters, or, in Latin, more than
 * 30 % foreign letters. Both texts without their kept parts.
 */
export function isWrongScript(text: string, source: string, to: ContentLanguage): boolean {
  const script = SCRIPTS[to];
  if (script) return !script.test(text) && countWords(source) > NAME_WORDS_MAX;
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !LATIN.test(letter));
  return foreign.length > FOREIGN_SHARE_MAX * letters.length;
}

function countWords(text: string): number {
  return text.match(WORDS)?.filter((word) => /\p{L}/u.test(word)).length ?? 0;
}

const SEQUENCE_WORDS = 3;
const REPEATED_MAX = 3;
const LONGER_TIMES_MAX = 4;
const LONGER_CHARACTERS_MAX = 80;

/**
 * Whether an engine ran in circles: three words that follow each other four times, or a text far longer than its
 * source. A source that repeats itself allows as much more.
 */
export function repeatsItself(text: string, source: string): boolean {
  if (text.length > LONGER_TIMES_MAX * source.length + LONGER_CHARACTERS_MAX) return true;
  return (isLoop(text) && !isLoop(source)) || countRepeated(text) > REPEATED_MAX + countRepeated(source) - 1;
}

/** How often the most frequent sequence of three words occurs; 1 for a text without a repeated one. */
function countRepeated(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const counts = new Map<string, number>();
  let most = 1;
  for (let at = 0; at + SEQUENCE_WORDS <= words.length; at += 1) {
    const sequence = words.slice(at, at + SEQUENCE_WORDS).join(" ");
    const count = (counts.get(sequence) ?? 0) + 1;
    counts.set(sequence, count);
    most = Math.max(most, count);
  }
  return most;
}

const GRAM_LETTERS = 4;
const GRAMS_MIN = 8;
const DISTINCT_SHARE_MIN = 0.5;

/** Scripts without spaces have no words to count: a loop has few different sequences of four letters. */
function isLoop(text: string): boolean {
  const letters = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [];
  const total = letters.length - GRAM_LETTERS + 1;
  if (total < GRAMS_MIN) return false;
  const grams = new Set<string>();
  for (let at = 0; at < total; at += 1) grams.add(letters.slice(at, at + GRAM_LETTERS).join(""));
  return grams.size < DISTINCT_SHARE_MIN * total;
}

import { CHARACTERS_PER_LINE } from "./limits.ts";

/**
 * Counts visible lines (D9): each line break starts one, and text longer than 40 characters wraps at the last
 * space, or within a word without spaces. Counts visible characters.
 */
export function countLines(text: string): number {
  if (text === "") return 0;
  return text.split(/\r\n|\r|\n/).reduce((lines, line) => lines + countWrapped(line), 0);
}

function countWrapped(line: string): number {
  let lines = 1;
  let used = 0;
  for (const word of line.split(" ")) {
    const length = countCharacters(word);
    const needed = used === 0 ? length : used + 1 + length;
    if (needed <= CHARACTERS_PER_LINE) {
      used = needed;
      continue;
    }
    if (used > 0) lines += 1;
    lines += Math.max(0, Math.ceil(length / CHARACTERS_PER_LINE) - 1);
    used = length % CHARACTERS_PER_LINE || (length > 0 ? CHARACTERS_PER_LINE : 0);
  }
  return lines;
}

const PLAIN = /^[ -~]*$/;
/** Any language works: grapheme rules do not depend on the locale. */
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Number of visible characters (graphemes): a family emoji or a letter with accents counts as one. */
export function countCharacters(text: string): number {
  if (PLAIN.test(text)) return text.length;
  return [...graphemes.segment(text)].length;
}

/** UTF-16 units per visible character: the longest emoji have fifteen. */
const UNITS_A_CHARACTER = 16;

/** Maximum UTF-16 units of this many visible characters. */
export function getUnitsMax(lengthMax: number): number {
  return UNITS_A_CHARACTER * lengthMax;
}

/** Whether a text has at most this many visible characters and a plausible number of units. */
export function isWithin(text: string, lengthMax: number): boolean {
  if (text.length <= lengthMax) return true;
  return text.length <= getUnitsMax(lengthMax) && countCharacters(text) <= lengthMax;
}

/**
 * Invisible characters in text copied from chats, mails and word processors: direction marks, zero-width
 * spaces, control characters, lone surrogates. U+200E and U+200F stay: they are harmless.
 */
const UNSEEN =
  /[\p{Cs}\p{Noncharacter_Code_Point}\u200B\u202A-\u202E\u2060\u2066-\u206F\uFEFF]|(?![\t\n\r])\p{Cc}/gu;
const BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** Joiners that follow neither a letter nor an emoji. */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u200C\u200D])[\u200C\u200D]+/gu;

/** Removes invisible characters and composes letters (NFC). Word's line breaks become normal ones. */
export function cleanText(text: string, { multiline = false } = {}): string {
  if (PLAIN.test(text)) return text;
  const broken = text.replace(BREAKS, multiline ? "\n" : " ");
  const seen = broken.replace(UNSEEN, "").replace(LOOSE_JOINERS, "").normalize("NFC");
  return multiline ? seen : seen.replaceAll("\t", " ");
}

/** Cleans a name or address: removes all invisible characters except joiners in letters and emoji. */
export function cleanName(text: string): string {
  if (PLAIN.test(text)) return text;
  return cleanText(text.replace(NAMELESS, ""));
}

const NAMELESS =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\u00AD\u061C\u115F\u1160\u200E\u200F\u2061-\u2065\u3164\uFFA0]/gu;

/** Cleans a number or address: no invisible characters, plain digits and signs (NFKC). */
export function cleanSigns(text: string): string {
  const seen = text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cs}]|(?!\s)\p{Cc}/gu, "");
  return foldDigits(seen.normalize("NFKC")).replace(/\s+/g, " ").trim();
}

/** Converts decimal digits of every script to 0 to 9. */
export function foldDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(toDigitValue(digit.codePointAt(0) ?? 0)));
}

/** After NFKC, each script's ten digits are consecutive, and no two blocks adjoin. */
function toDigitValue(point: number): number {
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return point - zero;
}

// Private-use characters, which devices show differently or not at all, and line breaks in single-line text
// (D10).
const INVALID_IN_ONE_LINE = /[\p{Cc}\p{Co}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const INVALID_IN_LINES = /[\p{Co}\p{Cs}\u202A-\u202E\u2066-\u2069]|(?![\n\r\t])\p{Cc}/u;

export function hasInvalidCharacter(text: string, { multiline = false } = {}): boolean {
  return (multiline ? INVALID_IN_LINES : INVALID_IN_ONE_LINE).test(text);
}

// White space, control characters, and everything that browsers draw as nothing: joiners, fillers, the empty
// braille cell.
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing; it then counts as empty everywhere. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** UTF-8 byte length. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Normalised text for searching: without accents, lower case. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

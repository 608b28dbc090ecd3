import { CHARACTERS_PER_LINE } from "./limits.ts";

/**
 * Counts the lines of a text as guests would see them (D9): every line break starts one, and a run
 * longer than 40 characters wraps at the last space before the edge, or in the word where there is none.
 * Characters are counted as people see them, so an emoji is one.
 */
export function countLines(text: string): number {
  if (text === "") return 0;
  return text.split(/\r\n|\r|\n/).reduce((lines, line) => lines + countWrapped(line), 0);
}

function countWrapped(line: string): number {
  let lines = 1;
  let used = 0;
  for (const word of line.split(" ")) {
    const length = [...word].length;
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

// Control, private-use and bidirectional override characters, and halves of a surrogate pair (D10).
const INVALID_IN_ONE_LINE = /[\p{Cc}\p{Co}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const INVALID_IN_LINES = /[\p{Co}\p{Cs}\u202A-\u202E\u2066-\u2069]|(?![\n\r\t])\p{Cc}/u;

export function hasInvalidCharacter(text: string, { multiline = false } = {}): boolean {
  return (multiline ? INVALID_IN_LINES : INVALID_IN_ONE_LINE).test(text);
}

// White space, control characters, and all that a browser draws as nothing: joiners, fillers, the empty braille cell.
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text shows nothing, whatever it holds: it counts as empty everywhere. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** The bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A text as it is searched: without accents, in small letters. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

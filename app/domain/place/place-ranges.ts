import { PLACES_MAX } from "../limits.ts";

/** Separators between names: commas, semicolons and line breaks, also of other scripts. */
const BETWEEN_RANGES = /[,;\n\r،؛、，；]/;
/** A prefix, a number, a dash, optionally the same prefix, a number. */
const RANGE = /^(.{0,40}?)(\d{1,9})\s*[-–—]\s*(?:\1)?(\d{1,9})$/;
/** Looks like a range: a number, a dash, and a number at the end. */
const MEANT = /\d\s*[-–—].*\d$/;
const HAS_ZEROS = /^0\d/;

/** The names of one range or name; `null` for an invalid range. */
function parseNames(part: string): readonly string[] | null {
  const plain = part.normalize("NFKC");
  const [, prefix = "", first = "", last = ""] = RANGE.exec(plain) ?? [];
  if (first === "") return MEANT.test(plain) ? null : [part];
  const from = Number(first);
  const count = Number(last) - from + 1;
  const hasZeros = HAS_ZEROS.test(first) || HAS_ZEROS.test(last);
  if (count < 1 || count > PLACES_MAX || (hasZeros && first.length !== last.length)) return null;
  const width = hasZeros ? first.length : 0;
  return Array.from({ length: count }, (_, index) => prefix + String(from + index).padStart(width, "0"));
}

interface Ranges {
  /** In input order; a name in two ranges appears twice. */
  readonly names: readonly string[];
  /** Index of each invalid part; empty parts do not count. */
  readonly wrong: readonly number[];
  /** Whether there are more names than a property may have places; `names` then stops at that number. */
  readonly isTooMany: boolean;
}

/**
 * Parses ranges of names, such as "201-240, 301-340", and single names. Ranges count up after a common
 * prefix, which the end may omit ("A1-A12", "Suite 1-5"). Leading zeros stay if both ends have equal length
 * ("001-040").
 *
 * Invalid: descending ranges, different prefixes, different lengths with zeros, more than 5,000 names.
 */
export function readRanges(text: string): Ranges {
  const parts = text
    .split(BETWEEN_RANGES)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const names: string[] = [];
  const wrong: number[] = [];
  for (const [index, part] of parts.entries()) {
    const found = parseNames(part);
    if (found === null) wrong.push(index);
    else names.push(...found);
    if (names.length > PLACES_MAX) return { names: names.slice(0, PLACES_MAX), wrong, isTooMany: true };
  }
  return { names, wrong, isTooMany: false };
}

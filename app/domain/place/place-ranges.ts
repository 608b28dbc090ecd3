import { PLACES_MAX } from "../limits.ts";

/** Names are parted by commas, semicolons and line breaks, those of other scripts as well. */
const BETWEEN_RANGES = /[,;\n\r،؛、，；]/;
/** A prefix, a number, a dash, the same prefix or none, a number. */
const RANGE = /^(.{0,40}?)(\d{1,9})\s*[-–—]\s*(?:\1)?(\d{1,9})$/;
/** What was meant as a range: a number, a dash, and a number at the end. */
const MEANT = /\d\s*[-–—].*\d$/;
const HAS_ZEROS = /^0\d/;

/** The names that one part of ranges stands for; null for a range that is none. */
function namesOf(part: string): readonly string[] | null {
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
  /** In the order in which they were written; a name that is in two ranges stands here twice. */
  readonly names: readonly string[];
  /** The index of each part that is no range, counted without those that are empty. */
  readonly wrong: readonly number[];
  /** Whether they are more than a property can have; the names are those up to there. */
  readonly isTooMany: boolean;
}

/**
 * Reads ranges of names, such as "201-240, 301-340": numbers that count up behind a common prefix, which the second one
 * may leave out ("A1-A12", "Suite 1-5"), and single names. Zeros in front stay where both ends are as long ("001-040").
 *
 * Wrong are ranges that run backwards, have two prefixes or lengths with zeros that differ, or more than 5,000 names.
 */
export function readRanges(text: string): Ranges {
  const parts = text
    .split(BETWEEN_RANGES)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const names: string[] = [];
  const wrong: number[] = [];
  for (const [index, part] of parts.entries()) {
    const found = namesOf(part);
    if (found === null) wrong.push(index);
    else names.push(...found);
    if (names.length > PLACES_MAX) return { names: names.slice(0, PLACES_MAX), wrong, isTooMany: true };
  }
  return { names, wrong, isTooMany: false };
}

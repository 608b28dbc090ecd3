import { CHIP } from "../answers/chips/chip-mark.ts";
import { CURRENCIES } from "../currency.ts";

/** Wording that is looked for in texts: a term of a group, or a name. */
export interface FixedWording {
  readonly term: string;
}

/** Part of a text that translation must not change; `fixed`: the term or name that it is, or `null`. */
export interface KeptPart<Fixed extends FixedWording> {
  readonly start: number;
  readonly end: number;
  readonly fixed: Fixed | null;
}

/** Scripts without spaces between words. */
const UNSPACED = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\u30FC]";
const KATAKANA = "[\\p{Script=Katakana}\u30FC]";
/** A letter or digit of a script with spaces: it continues a word. */
const WORD = `(?!${UNSPACED})[\\p{L}\\p{M}\\p{N}]`;
const BLANK = "[ \\u00A0\\u202F]";

const LINE_BREAK = /(?<![ \t])[ \t]*\n[ \t\n]*/g;

const ADDRESS = `(?:${WORD}|[-._~:/?#[\\]@!$&'()*+,;=%])`;
const URL_PATTERN = new RegExp(`(?<!${WORD})(?:https?://|www\\.)${ADDRESS}+`, "giu");
const CLOSING = /[.,;:!?)\]'*]+$/;
const TOP_LEVEL =
  "(?:com|net|org|info|biz|app|hotel|travel|restaurant|shop|online|site|website|example|[a-z]{2})";
const HOST = new RegExp(
  `(?<!${WORD}|[.@-])(?:${WORD})(?:${WORD}|-){1,62}\\.(?:(?:${WORD}|-){1,63}\\.){0,5}${TOP_LEVEL}(?!${WORD}|-)(?:/${ADDRESS}*)?`,
  "gu",
);
const LOCAL = `(?:${WORD}|[._%+-])`;
const EMAIL = new RegExp(
  `(?<!${LOCAL})${LOCAL}{1,64}@(?:(?:${WORD}|-){1,63}\\.){1,6}(?:(?!${UNSPACED})\\p{L}){2,24}`,
  "gu",
);

/** Seven digits or more, with single separators. */
const TELEPHONE = new RegExp(
  `(?<!${WORD})[+(]{0,2}\\p{Nd}(?:(?:[ \\u00A0\\u202F()/\\u2010-\\u2013-]{1,2}|\\.)?\\p{Nd}){6,19}(?!\\p{Nd})`,
  "gu",
);
/** Capitals with digits: A4, WPA2, H2O. */
const CODE = new RegExp(`(?<!${WORD})\\p{Lu}{1,5}-?\\p{Nd}[\\p{Lu}\\p{Nd}]*(?!${WORD})`, "gu");

/** Codes that are also English words in capitals: ALL 12 ROOMS. */
const CODES_LIKE_WORDS: ReadonlySet<string> = new Set(["ALL", "CUP", "GEL", "MOP", "PEN", "TOP"]);
const CURRENCY = `(?:\\p{Sc}|(?<!${WORD})(?:${CURRENCIES.filter((code) => !CODES_LIKE_WORDS.has(code)).join("|")})(?!\\p{L}))`;
const DIGITS = `(?<!\\p{Nd})\\p{Nd}+(?:[.,:/'\u2019]\\p{Nd}+|${BLANK}\\p{Nd}{3}(?!\\p{Nd}))*(?!\\p{Nd})`;
/** 2nd, 3rd, 1er: words, which other languages write in their own way. */
const ORDINAL = `(?:st|nd|rd|th|er|re|\u00E8re|e|\u00E8me|eme|\u00BA|\u00AA)(?!${WORD})`;
const UNITS =
  "h\\p{Nd}{2}|[x\u00D7]\\p{Nd}+|km/h|[kcmd\u00B5]?m[\u00B2\u00B323]?|sqm|ft|[km]?g|[mcd]?l|k?Wh?|V|A|[kMG]?Hz|[kMGT]B|Mbps|min|sec|s|h|kcal|kJ|G|K|k";
const SUFFIX = [
  `(?:${UNITS})(?!${WORD})`,
  // With a blank as well: "3 pm" is another hour than "3".
  `${BLANK}?[AaPp]\\.?[Mm](?!${WORD})\\.?`,
  `${BLANK}?(?:\u00B0[CF](?!${WORD})|[%\u2030\u00B0])`,
  `${BLANK}?${CURRENCY}`,
  "[.,][\\u2013\\u2014-]{1,2}",
].join("|");
const SIGN = `(?:(?<!${WORD}|[.,])[+\u2212\u00B1~\u2248-])`;
const VALUE = `${SIGN}?(?:${CURRENCY}${BLANK}?)?${DIGITS}(?!${ORDINAL})(?:${SUFFIX})?`;
/** Numbers, prices, times and their ranges, with glued units. */
const NUMBER = new RegExp(
  `${VALUE}(?:${BLANK}?[\\u2010-\\u2015\\u2212~\\u301C\\uFF5E-]${BLANK}?${VALUE})*`,
  "gu",
);

/**
 * Parts of a text that translation must not change, in order, without overlaps: chips, line breaks, addresses,
 * then terms and names (longest first), then telephone and other numbers. Linear in the text's length for each
 * term. Ordinals such as "2nd" are words.
 */
export function findKeptParts<Fixed extends FixedWording>(
  text: string,
  fixed: readonly Fixed[],
): readonly KeptPart<Fixed>[] {
  const taken = new Uint8Array(text.length);
  const parts: KeptPart<Fixed>[] = [];
  const take = (found: readonly KeptPart<Fixed>[]) => {
    for (const part of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
      if (taken.subarray(part.start, part.end).includes(1)) continue;
      taken.fill(1, part.start, part.end);
      parts.push(part);
    }
  };
  const findEach = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => findAll<Fixed>(text, pattern, null));
  take(findEach([CHIP, LINE_BREAK]));
  take(findEach([URL_PATTERN, HOST, EMAIL]).map((part) => ({ ...part, end: getAddressEnd(text, part) })));
  take(findFixed(text, fixed));
  take(findEach([TELEPHONE, CODE, NUMBER]));
  return parts.toSorted((a, b) => a.start - b.start);
}

/** Signs that close a sentence or a bracket belong to no address. */
function getAddressEnd(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): number {
  const closing = CLOSING.exec(text.slice(start, end))?.[0] ?? "";
  return end - closing.length;
}

function findAll<Fixed extends FixedWording>(text: string, pattern: RegExp, fixed: Fixed | null) {
  return [...text.matchAll(pattern)].map(
    ({ 0: found, index }): KeptPart<Fixed> => ({ start: index, end: index + found.length, fixed }),
  );
}

function findFixed<Fixed extends FixedWording>(text: string, fixed: readonly Fixed[]): KeptPart<Fixed>[] {
  const folded = fold(text);
  // Most texts contain none of 300 terms: a search costs less than a pattern.
  const possible = fixed.filter(({ term }) => term !== "" && folded.includes(fold(term)));
  // "SPA" comes before "Spa", which would match it as well.
  const exactFirst = possible.toSorted((a, b) => Number(isCaseSensitive(b)) - Number(isCaseSensitive(a)));
  return exactFirst.flatMap((entry) => findAll(text, toPattern(entry), entry));
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll("\u2019", "'").replace(/\s+/g, " ");
}

function isCaseSensitive({ term }: FixedWording): boolean {
  return /\p{Lu}/u.test([...term].slice(1).join(""));
}

/**
 * Pattern of a whole word or words. Any case, unless a capital follows the first letter. In scripts without spaces
 * words have no visible end; a katakana word ends where its letters end.
 */
function toPattern(fixed: FixedWording): RegExp {
  const { term } = fixed;
  const [first = "", ...others] = term;
  const words = term
    .replace(/[\\^$.*+?()[\]{}|/]/g, (sign) => `\\${sign}`)
    .replace(/['\u2019]/g, "['\u2019]")
    .replace(/\s+/g, "\\s+");
  const flags = isCaseSensitive(fixed) ? "gu" : "giu";
  return new RegExp(
    `(?<!${getContinuation(first)})${words}(?!${getContinuation(others.at(-1) ?? first)})`,
    flags,
  );
}

const NOTHING = "[]";

/** Characters that would continue a word which begins or ends with this one. */
function getContinuation(edge: string): string {
  if (new RegExp(KATAKANA, "u").test(edge)) return KATAKANA;
  return new RegExp(WORD, "u").test(edge) ? WORD : NOTHING;
}

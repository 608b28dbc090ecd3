import { cleanSigns } from "./text.ts";

/** A number has at most fifteen digits in all (E.164). */
export const TELEPHONE_DIGITS_MAX = 15;
const MARKED_LENGTH_MAX = 40;

/** Countries and networks whose numbers begin with a nought that is dialled from abroad as well. */
const KEEPS_ZERO = /^\+(?:39|225|229|24[12]|37[89]|8[07]0|808|878|88[1238]|979)/;
const COUNTRY_CODE = "\\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3})";
const COUNTRY = new RegExp(`^${COUNTRY_CODE}`);
const LONE_DIGITS = new RegExp(`^(${COUNTRY_CODE})(\\d{4,})$`);

/** What parts an extension from its number, as people write it: `,204`, `;ext=204`, `x204`, `ext. 204`. */
const EXTENSION =
  /^(.*\d[)\s]*?)\s*(?:[,;]+\s*(?:ext\s*[.:=]?)?|(?:extension|extn|ext|x)\s*[.:=]?)\s*(\d{1,10})$/i;
const MARKED = /^\+?[\d ().\-/]*\d[\d ().\-/]*$/;

/**
 * A number as it is stored, of what was typed or pasted: digits of every script are 0 to 9, every kind of blank, dash
 * and dot is a plain one, and `tel:` goes. Never refuses; `isTelephone` and its like judge what comes out.
 */
export function typedNumber(typed: string): string {
  return cleanSigns(typed)
    .replace(/^(?:tel|sms):\s*/i, "")
    .replace(/[\p{Pd}\u2212\u2043\u30FC]/gu, "-")
    .replace(/[\u00B7\u2022\u2027\u2219\u22C5\u3002\u30FB]/g, ".")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/[[{]/g, "(")
    .replace(/[\]}]/g, ")");
}

function splitNumber(number: string): readonly [number: string, extension: string] {
  const [, main = number, extension = ""] = EXTENSION.exec(number) ?? [];
  return [main, extension];
}

/** The extension behind a number that `typedNumber` has read; empty where there is none. */
export function readExtension(number: string): string {
  return splitNumber(number)[1];
}

export function hasCountryCode(number: string): boolean {
  return /^\+[1-9]/.test(number);
}

/** Whether a nought stands behind the country code that nobody dials from abroad: `+4407700900123`. */
export function hasTrunkZero(number: string): boolean {
  const country = COUNTRY.exec(number)?.[0];
  return country !== undefined && number[country.length] === "0" && !KEEPS_ZERO.test(number);
}

/** Whether that is a number with the marks that people write in it, in front of an extension or none. */
export function isTelephone(number: string): boolean {
  const [main] = splitNumber(number);
  const digits = main.replace(/\D/g, "").length;
  return MARKED.test(main) && main.length >= 3 && main.length <= MARKED_LENGTH_MAX && digits <= DIGITS_MAX;
}

/** As many as a number has that is written with `00` and `(0)`. */
const DIGITS_MAX = TELEPHONE_DIGITS_MAX + 3;

/**
 * The number that a phone dials, of what was typed: its digits, a plus in front, stars and hashes. `+44 (0)1326` is how
 * people write it; after a country code the nought is dialled only where the country's numbers begin with it.
 */
export function dialledNumber(typed: string): string {
  const [main] = splitNumber(typedNumber(typed));
  const zero = !hasCountryCode(main) || KEEPS_ZERO.test(main) ? "0" : "";
  const signs = main.replace(/\(\s*0\s*\)/, zero).replace(/[^\d+*#]/g, "");
  return signs.slice(0, 1) + signs.slice(1).replaceAll("+", "");
}

/** What a phone dials for help by itself, whatever it is told besides (3GPP TS 22.101, 10.1.1). */
const EMERGENCY_NUMBERS: ReadonlySet<string> = new Set([
  "000",
  "08",
  "110",
  "112",
  "118",
  "119",
  "911",
  "999",
]);

/**
 * Whether a number is one of an in-house telephone: up to five digits, stars and hashes, without a country code. A
 * guest's own phone reaches nobody by it. An emergency number is none.
 */
export function isExtension(number: string): boolean {
  return /^[\d*#]{1,5}$/.test(number) && !EMERGENCY_NUMBERS.has(number);
}

/**
 * A `tel:` address that calls a property and then dials an extension there: `tel:+441326550142,204`. The comma is the
 * pause that phones make (D26).
 */
export function extensionHref(mainTelephone: string, extension: string): string {
  return `tel:${dialledNumber(mainTelephone)},${telephoneHref(extension).slice("tel:".length)}`;
}

/**
 * How a main number is read out: as staff typed it, and in threes where they typed digits alone (D85). Its country code
 * stands apart: one digit for +1 and +7, two or three for the others (E.164).
 */
export function readableTelephone(mainTelephone: string): string {
  const [, country = "", rest = ""] = LONE_DIGITS.exec(mainTelephone) ?? [];
  if (country === "") return mainTelephone;
  // The last group has two to four digits: none is alone.
  const groups = rest.match(/\d{3}(?=\d{2})|\d{2,4}$/g) ?? [rest];
  return [country, ...groups].join(" ");
}

/** A `tel:` address of a number with its extension (RFC 3966), or of an extension alone. */
export function telephoneHref(number: string): string {
  const extension = readExtension(typedNumber(number));
  const dialled = dialledNumber(number).replaceAll("#", "%23");
  return `tel:${dialled}${extension === "" ? "" : `;ext=${extension}`}`;
}

import { cleanSigns } from "./text.ts";

/** Maximum digits of a number (E.164). */
export const TELEPHONE_DIGITS_MAX = 15;
const MARKED_LENGTH_MAX = 40;

/** Country and network codes after which a leading zero is also dialled from abroad. */
const KEEPS_ZERO = /^\+(?:39|225|229|24[12]|37[89]|8[07]0|808|878|88[1238]|979)/;
const COUNTRY_CODE = "\\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\\d{3})";
const COUNTRY = new RegExp(`^${COUNTRY_CODE}`);
const LONE_DIGITS = new RegExp(`^(${COUNTRY_CODE})(\\d{4,})$`);

/** Extension notations: `,204`, `;ext=204`, `x204`, `ext. 204`. */
const EXTENSION =
  /^(.*\d[)\s]*?)\s*(?:[,;]+\s*(?:ext\s*[.:=]?)?|(?:extension|extn|ext|x)\s*[.:=]?)\s*(\d{1,10})$/i;
const MARKED = /^\+?[\d ().\-/]*\d[\d ().\-/]*$/;

/**
 * Normalises a typed or pasted number: digits of every script become 0 to 9, blanks, dashes and dots become
 * plain ones, `tel:` is removed. Never refuses; `isTelephone` and similar functions validate the result.
 */
export function toStoredNumber(typed: string): string {
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

/** The extension in a number from `toStoredNumber`; empty if none. */
export function readExtension(number: string): string {
  return splitNumber(number)[1];
}

export function hasCountryCode(number: string): boolean {
  return /^\+[1-9]/.test(number);
}

/** Whether a trunk zero that is not dialled from abroad follows the country code: `+4407700900123`. */
export function hasTrunkZero(number: string): boolean {
  const country = COUNTRY.exec(number)?.[0];
  return country !== undefined && number[country.length] === "0" && !KEEPS_ZERO.test(number);
}

/** Whether this is a number with common separators, with or without an extension. */
export function isTelephone(number: string): boolean {
  const [main] = splitNumber(number);
  const digits = main.replace(/\D/g, "").length;
  return MARKED.test(main) && main.length >= 3 && main.length <= MARKED_LENGTH_MAX && digits <= DIGITS_MAX;
}

/** Maximum digits as typed: `00` and `(0)` add three. */
const DIGITS_MAX = TELEPHONE_DIGITS_MAX + 3;

/**
 * The digits to dial: a leading plus, digits, stars and hashes. The zero in `+44 (0)1326` is dropped unless
 * the country's numbers begin with it.
 */
export function toDialledNumber(typed: string): string {
  const [main] = splitNumber(toStoredNumber(typed));
  const zero = !hasCountryCode(main) || KEEPS_ZERO.test(main) ? "0" : "";
  const signs = main.replace(/\(\s*0\s*\)/, zero).replace(/[^\d+*#]/g, "");
  return signs.slice(0, 1) + signs.slice(1).replaceAll("+", "");
}

/** Numbers that a phone treats as emergency calls (3GPP TS 22.101, 10.1.1). */
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
 * Whether a number is an in-house extension: up to five digits, stars and hashes, without a country code.
 * Guests' own phones cannot dial it. Emergency numbers are excluded.
 */
export function isExtension(number: string): boolean {
  return /^[\d*#]{1,5}$/.test(number) && !EMERGENCY_NUMBERS.has(number);
}

/** `tel:` URL that calls the property and then an extension: `tel:+441326550142,204`. The comma is a pause (D26). */
export function extensionHref(mainTelephone: string, extension: string): string {
  return `tel:${toDialledNumber(mainTelephone)},${telephoneHref(extension).slice("tel:".length)}`;
}

/**
 * A main number for display: as typed, or in groups of three if typed as digits only (D85). The country code
 * is separate: one digit for +1 and +7, otherwise two or three (E.164).
 */
export function formatTelephone(mainTelephone: string): string {
  const [, country = "", rest = ""] = LONE_DIGITS.exec(mainTelephone) ?? [];
  if (country === "") return mainTelephone;
  // The last group has two to four digits.
  const groups = rest.match(/\d{3}(?=\d{2})|\d{2,4}$/g) ?? [rest];
  return [country, ...groups].join(" ");
}

/** `tel:` URL of a number with its extension (RFC 3966), or of an extension alone. */
export function telephoneHref(number: string): string {
  const extension = readExtension(toStoredNumber(number));
  const dialled = toDialledNumber(number).replaceAll("#", "%23");
  return `tel:${dialled}${extension === "" ? "" : `;ext=${extension}`}`;
}

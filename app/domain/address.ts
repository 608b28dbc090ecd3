import { z } from "zod";
import { hasInvalidCharacter } from "./text.ts";

export const URL_LENGTH_MAX = 2_000;
export const EMAIL_LENGTH_MAX = 254;
const PORT_MAX = 65_535;
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(["https:", "http:"]);

/**
 * The web address that a person meant, or null.
 *
 * Adds `https://` where no scheme was typed. Accepts http and https only, without credentials, control
 * characters or a bare host name; so `javascript:`, `data:` and their kind can't come out of it.
 */
export function parseWebAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || text.length > URL_LENGTH_MAX || hasInvalidCharacter(text) || /\s/.test(text))
    return null;
  const match = /^(?:(https?):\/\/)?([^\s/?#\\@]+)([/?#].*)?$/i.exec(text);
  if (!match) return null;
  const [, scheme = "https", authority = "", rest = ""] = match;
  const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}(?::\d{1,5})?$/iu;
  const address = `${scheme.toLowerCase()}://${authority}${rest}`;
  if (Number(authority.split(":")[1] ?? 0) > PORT_MAX) return null;
  return host.test(authority) && WEB_PROTOCOLS.has(`${scheme.toLowerCase()}:`) ? address : null;
}

/** A web address, or the empty string while staff has not typed one yet. Refuses with `invalid_url`. */
export const webAddressSchema = z
  .string()
  .trim()
  .max(URL_LENGTH_MAX, "too_long")
  .transform((typed, context) => {
    if (typed === "") return "";
    const address = parseWebAddress(typed);
    if (address === null) {
      context.addIssue({ code: "custom", message: "invalid_url" });
      return z.NEVER;
    }
    return address;
  });

/** Refuses with `invalid_email`. */
const EMAIL_PATTERN = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

export function isEmail(text: string): boolean {
  return text.length <= EMAIL_LENGTH_MAX && EMAIL_PATTERN.test(text);
}

const emailText = z.string().trim().max(EMAIL_LENGTH_MAX, { error: "invalid_email", abort: true });
export const emailSchema = emailText
  .toLowerCase()
  .refine(isEmail, "invalid_email")
  .meta({ format: "idn-email", description: "An email address" });
export const optionalEmailSchema = emailText
  .refine((text) => text === "" || isEmail(text), "invalid_email")
  .meta({ description: "An email address, or empty" });

/** With country code, without leading zeros or spaces, as in +44123456789 (S133). Refuses with `invalid_whatsapp`. */
export const whatsappSchema = z
  .string()
  .trim()
  .regex(/^$|^\+[1-9]\d{6,14}$/, "invalid_whatsapp");

/** Digits with the marks that people write between them. Refuses with `invalid_telephone`. */
export const telephoneSchema = z
  .string()
  .trim()
  .regex(/^$|^\+?[\d ().-]{3,24}$/, "invalid_telephone");

/** What an in-house telephone dials. Refuses with `invalid_extension`. */
export const extensionSchema = z
  .string()
  .trim()
  .regex(/^$|^\+?[\d*#]{1,20}$/, "invalid_extension");

/** A number has at most fifteen digits in all (E.164). */
const MAIN_DIGITS_MAX = 15;
const MAIN_DIGITS_MIN = 7;

function digitsOf(number: string): string {
  return withoutTrunkPrefix(number).replace(/\D/g, "");
}

/** `+44 (0)1326` is how people write it; after a country code nobody dials the nought. */
function withoutTrunkPrefix(number: string): string {
  return number.replace("(0)", "");
}

/**
 * The number that the whole world reaches a property by: with its country code, so that a guest's phone from anywhere
 * dials it. Refuses with `invalid_main_telephone`.
 */
export const mainTelephoneSchema = z
  .string()
  .trim()
  .regex(/^$|^\+[1-9][\d ().-]{5,28}$/, "invalid_main_telephone")
  .refine((number) => number === "" || digitsOf(number).length >= MAIN_DIGITS_MIN, "invalid_main_telephone")
  .refine((number) => digitsOf(number).length <= MAIN_DIGITS_MAX, "invalid_main_telephone");

export const wechatIdSchema = z
  .string()
  .trim()
  .regex(/^$|^[A-Za-z][\w-]{5,19}$/, "invalid_wechat");

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
  return `${mainTelephoneHref(mainTelephone)},${telephoneHref(extension).slice("tel:".length)}`;
}

/** A `tel:` address of a property's main number. */
export function mainTelephoneHref(mainTelephone: string): string {
  return telephoneHref(withoutTrunkPrefix(mainTelephone));
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

const LONE_DIGITS = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d{4,})$/;

/** A `tel:` address of a number or extension, its spaces and brackets left out. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+*#]/g, "").replaceAll("#", "%23")}`;
}

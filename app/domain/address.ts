import { z } from "#domain/zod.ts";
import {
  dialledNumber,
  hasCountryCode,
  hasTrunkZero,
  isTelephone,
  readExtension,
  TELEPHONE_DIGITS_MAX,
  typedNumber,
} from "./telephone.ts";
import { cleanName, cleanSigns, hasInvalidCharacter } from "./text.ts";

export const URL_LENGTH_MAX = 2_000;
export const EMAIL_LENGTH_MAX = 254;
/** A number with its extension and all that people write between digits. */
const TELEPHONE_LENGTH_MAX = 60;
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(["https:", "http:"]);

/** A host as the platform's parser gives it, with a dot in it and a name at its end, so that no number is one. */
const HOST = /^(?:[^.]+\.)+(?:xn--[a-z\d-]+|[a-z]{2,})\.?$/;

/** The address as the platform parses it, its host in ASCII (IDNA); null: not an address. */
function parseUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}

/**
 * The web address that a person meant, or null.
 *
 * Adds `https://` where no scheme was typed. Accepts http and https only, without credentials or a bare host name; so
 * `javascript:`, `data:` and their kind can't come out of it. Letters stay as they were typed, blanks become `%20`.
 */
export function parseWebAddress(typed: string): string | null {
  if (typed.length > 2 * URL_LENGTH_MAX) return null;
  const text = cleanName(typed).trim();
  const match = /^(?:(https?):\/\/)?([^\s/?#\\@]+)([/?#].*)?$/i.exec(text);
  if (!match || hasInvalidCharacter(text)) return null;
  const [, scheme = "https", authority = "", rest = ""] = match;
  const address = `${scheme.toLowerCase()}://${authority}${rest.replace(/\s/g, "%20")}`;
  const url = address.length > URL_LENGTH_MAX ? null : parseUrl(address);
  if (url === null || `${url.username}${url.password}` !== "") return null;
  return WEB_PROTOCOLS.has(url.protocol) && HOST.test(url.hostname) ? address : null;
}

/** A web address, or the empty string while staff has not typed one yet. Refuses with `invalid_url`. */
export const webAddressSchema = z
  .string()
  .trim()
  .max(URL_LENGTH_MAX, "too_long")
  .transform((typed, context) => {
    if (cleanName(typed).trim() === "") return "";
    const address = parseWebAddress(typed);
    if (address === null) {
      context.addIssue({ code: "custom", message: "invalid_url" });
      return z.NEVER;
    }
    return address;
  });

const LOCAL_PART = /^[^\s@<>()[\]\\,;:"]+$/;
const MAIL_HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:xn--[a-z\d-]+|[a-z]{2,})$/;

/**
 * The one form of an address by which mail reaches somebody: without unseen characters, its host in ASCII (IDNA), so
 * that `müller.de` and `xn--mller-kva.de` are one. The part before the @ keeps its case. Null for what is none.
 */
export function readEmail(typed: string): string | null {
  const text = cleanSigns(typed);
  const at = text.lastIndexOf("@");
  const [local, typedHost] = [text.slice(0, at), text.slice(at + 1)];
  // No e-mail host holds a character that would end the host of a web address.
  if (!LOCAL_PART.test(local) || /[\s/?#\\:@%]/.test(typedHost)) return null;
  const host = parseUrl(`https://${typedHost}`)?.hostname.replace(/\.$/, "") ?? "";
  const email = `${local}@${host}`;
  return MAIL_HOST.test(host) && email.length <= EMAIL_LENGTH_MAX ? email : null;
}

export function isEmail(text: string): boolean {
  return readEmail(text) !== null;
}

/** The key of an account, an invitation or a recipient: `readEmail` in lower case. What is none stays as typed. */
export function foldEmail(typed: string): string {
  return (readEmail(typed) ?? typed.trim()).toLowerCase();
}

/** The address of somebody. Refuses with `invalid_email`. */
export const emailSchema = z
  .string()
  .overwrite(foldEmail)
  .max(EMAIL_LENGTH_MAX, { error: "invalid_email", abort: true })
  .refine(isEmail, "invalid_email")
  .meta({ format: "idn-email", description: "An email address" });

/** An address that guests read, in the letters it was typed in; may be empty. Refuses with `invalid_email`. */
export const optionalEmailSchema = z
  .string()
  .overwrite(cleanSigns)
  .max(EMAIL_LENGTH_MAX, { error: "invalid_email", abort: true })
  .refine((text) => text === "" || isEmail(text), "invalid_email")
  .meta({ description: "An email address, or empty" });

/**
 * With country code, without leading zeros or spaces, as in +44123456789 (S133): none behind the country code either,
 * where that country's numbers have none. Refuses with `invalid_whatsapp`.
 */
export const whatsappSchema = z
  .string()
  .overwrite(typedNumber)
  .regex(/^$|^\+[1-9]\d{6,14}$/, "invalid_whatsapp")
  .refine((number) => !hasTrunkZero(number), "invalid_whatsapp");

/** Digits with the marks that people write between them, and an extension. Refuses with `invalid_telephone`. */
export const telephoneSchema = z
  .string()
  .overwrite(typedNumber)
  .max(TELEPHONE_LENGTH_MAX, { error: "invalid_telephone", abort: true })
  .refine((number) => number === "" || isTelephone(number), "invalid_telephone");

/** What an in-house telephone dials. Refuses with `invalid_extension`. */
export const extensionSchema = z
  .string()
  .overwrite(typedNumber)
  .regex(/^$|^\+?[\d*#]{1,20}$/, "invalid_extension");

const MAIN_DIGITS_MIN = 7;

/**
 * The number that the whole world reaches a property by: with its country code, so that a guest's phone from anywhere
 * dials it. Refuses with `invalid_main_telephone`, and with `main_telephone_extension` what has an extension: those of
 * the buttons are dialled behind it.
 */
export const mainTelephoneSchema = z
  .string()
  .overwrite(typedNumber)
  .max(TELEPHONE_LENGTH_MAX, { error: "invalid_main_telephone", abort: true })
  .refine((number) => readExtension(number) === "", { error: "main_telephone_extension", abort: true })
  .refine((number) => number === "" || isMainTelephone(number), "invalid_main_telephone");

function isMainTelephone(number: string): boolean {
  const digits = dialledNumber(number).length - 1;
  const isInRange = digits >= MAIN_DIGITS_MIN && digits <= TELEPHONE_DIGITS_MAX;
  return hasCountryCode(number) && isTelephone(number) && isInRange;
}

export const wechatIdSchema = z
  .string()
  .overwrite(cleanSigns)
  .regex(/^$|^[A-Za-z][\w-]{5,19}$/, "invalid_wechat");

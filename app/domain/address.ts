import { z } from "#domain/zod.ts";
import {
  hasCountryCode,
  hasTrunkZero,
  isTelephone,
  readExtension,
  TELEPHONE_DIGITS_MAX,
  toDialledNumber,
  toStoredNumber,
} from "./telephone.ts";
import { cleanName, cleanSigns } from "./text.ts";
import { parseUrl, parseWebAddress, URL_LENGTH_MAX } from "./web-address.ts";

export const EMAIL_LENGTH_MAX = 254;
/** Room for a number, an extension and separators. */
const TELEPHONE_LENGTH_MAX = 60;
/** A web address; empty while not filled in. Refuses with `invalid_url`. */
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
 * Normalises an email address: no invisible characters, host in ASCII (IDNA), so that `müller.de` equals
 * `xn--mller-kva.de`. The local part keeps its case. `null` if invalid.
 */
export function readEmail(typed: string): string | null {
  const text = cleanSigns(typed);
  const at = text.lastIndexOf("@");
  const [local, typedHost] = [text.slice(0, at), text.slice(at + 1)];
  // An email host must not contain a character that ends a URL's host.
  if (!LOCAL_PART.test(local) || /[\s/?#\\:@%]/.test(typedHost)) return null;
  const host = parseUrl(`https://${typedHost}`)?.hostname.replace(/\.$/, "") ?? "";
  const email = `${local}@${host}`;
  return MAIL_HOST.test(host) && email.length <= EMAIL_LENGTH_MAX ? email : null;
}

export function isEmail(text: string): boolean {
  return readEmail(text) !== null;
}

/** Key of an account, invitation or recipient: `readEmail` in lower case. Invalid text stays as typed. */
export function foldEmail(typed: string): string {
  return (readEmail(typed) ?? typed.trim()).toLowerCase();
}

/** An email address. Refuses with `invalid_email`. */
export const emailSchema = z
  .string()
  .overwrite(foldEmail)
  .max(EMAIL_LENGTH_MAX, { error: "invalid_email", abort: true })
  .refine(isEmail, "invalid_email")
  .meta({ format: "idn-email", description: "An email address" });

/** An email address shown to guests, as typed; may be empty. Refuses with `invalid_email`. */
export const optionalEmailSchema = z
  .string()
  .overwrite(cleanSigns)
  .max(EMAIL_LENGTH_MAX, { error: "invalid_email", abort: true })
  .refine((text) => text === "" || isEmail(text), "invalid_email")
  .meta({ description: "An email address, or empty" });

/**
 * A WhatsApp number with country code, without leading zeros or spaces, such as +44123456789 (S133). No zero
 * follows the country code, unless that country's numbers have one. Refuses with `invalid_whatsapp`.
 */
export const whatsappSchema = z
  .string()
  .overwrite(toStoredNumber)
  .regex(/^$|^\+[1-9]\d{6,14}$/, "invalid_whatsapp")
  .refine((number) => !hasTrunkZero(number), "invalid_whatsapp");

/** Digits with common separators, and an extension. Refuses with `invalid_telephone`. */
export const telephoneSchema = z
  .string()
  .overwrite(toStoredNumber)
  .max(TELEPHONE_LENGTH_MAX, { error: "invalid_telephone", abort: true })
  .refine((number) => number === "" || isTelephone(number), "invalid_telephone");

/** An in-house extension. Refuses with `invalid_extension`. */
export const extensionSchema = z
  .string()
  .overwrite(toStoredNumber)
  .regex(/^$|^\+?[\d*#]{1,20}$/, "invalid_extension");

const MAIN_DIGITS_MIN = 7;

/**
 * The property's public number with country code, reachable from anywhere. Refuses with
 * `invalid_main_telephone`, or `main_telephone_extension` if it has an extension: buttons append theirs.
 */
export const mainTelephoneSchema = z
  .string()
  .overwrite(toStoredNumber)
  .max(TELEPHONE_LENGTH_MAX, { error: "invalid_main_telephone", abort: true })
  .refine((number) => readExtension(number) === "", { error: "main_telephone_extension", abort: true })
  .refine((number) => number === "" || isMainTelephone(number), "invalid_main_telephone");

function isMainTelephone(number: string): boolean {
  const digits = toDialledNumber(number).length - 1;
  const isInRange = digits >= MAIN_DIGITS_MIN && digits <= TELEPHONE_DIGITS_MAX;
  return hasCountryCode(number) && isTelephone(number) && isInRange;
}

export const wechatIdSchema = z
  .string()
  .overwrite(cleanSigns)
  .regex(/^$|^[A-Za-z][\w-]{5,19}$/, "invalid_wechat");

import { z } from "zod";
import { hasInvalidCharacter } from "./text.ts";

export const URL_LENGTH_MAX = 2_000;
export const EMAIL_LENGTH_MAX = 254;
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
export const emailSchema = emailText.toLowerCase().refine(isEmail, "invalid_email");
export const optionalEmailSchema = emailText.refine((text) => text === "" || isEmail(text), "invalid_email");

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

export const wechatIdSchema = z
  .string()
  .trim()
  .regex(/^$|^[A-Za-z][\w-]{5,19}$/, "invalid_wechat");

/** A `tel:` address of a number or extension, its spaces and brackets left out. */
export function telephoneHref(number: string): string {
  return `tel:${number.replace(/[^\d+*#]/g, "").replaceAll("#", "%23")}`;
}

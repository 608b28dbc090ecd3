import { z } from "#domain/zod.ts";
import { isEmail } from "../../address.ts";
import { hasInvalidCharacter } from "../../text.ts";
import { limitLength } from "../../text-schema.ts";

/*
 * Values as the database has them: what a group's file brings is judged by them, column by column. A file is made by
 * somebody else, so a value is taken only as the product itself would have written it.
 */

/** The last millisecond of the year 9999. */
const LAST_MOMENT = 253_402_300_799_999;
const COUNT_MAX = 1_000_000_000;

/** Epoch milliseconds UTC. */
export const moment = z.int().min(0).max(LAST_MOMENT);
export const count = z.int().min(0).max(COUNT_MAX);
/** The place of a row in one of the logs. */
export const position = z.int().min(1);
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A text on one line. May be empty. */
export function oneLine(lengthMax: number) {
  return limitLength(z.string(), lengthMax).refine((text) => !hasInvalidCharacter(text), "invalid_character");
}

/** A text that may have several lines. May be empty. */
export function severalLines(lengthMax: number) {
  return limitLength(z.string(), lengthMax).refine(
    (text) => !hasInvalidCharacter(text, { multiline: true }),
    "invalid_character",
  );
}

/** What people are called in rows that outlive them: members, and people whom an identity provider names. */
export const someone = oneLine(200);
export const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "invalid_date");
/** A secret of a link, or the hash of one. */
export const secret = z.string().regex(/^[\w-]{16,128}$/);
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** In lower case, as addresses are stored. */
export const storedEmail = z
  .string()
  .refine((text) => isEmail(text) && text === text.toLowerCase(), "invalid_email");
/** An origin of ours; empty where none was known. */
export const origin = z.string().regex(/^$|^https?:\/\/[A-Za-z0-9.-]{1,253}(?::\d{1,5})?$/, "invalid_url");

const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;
const seenOf = (text: string) => text.normalize("NFC").replace(UNSEEN, "");

/**
 * A text that its schema leaves as it is: what a person typed was brought to that form before it was stored. Earlier
 * versions left blanks and unseen characters in it.
 */
export function unchanged(schema: z.ZodType<string>) {
  return z.string().superRefine((text, context) => {
    const read = schema.safeParse(text);
    if (read.success && seenOf(read.data) === seenOf(text)) return;
    const message = read.error?.issues[0]?.message ?? "invalid";
    context.addIssue({ code: "custom", message });
  });
}

/** JSON of a schema. A name that would reach the prototype of an object is refused wherever it stands. */
export function jsonOf(schema: z.ZodType) {
  return z.string().superRefine((text, context) => {
    const read = readJson(text);
    if (!read) return context.addIssue({ code: "custom", message: "invalid" });
    const parsed = schema.safeParse(read.value);
    if (parsed.success) return;
    const [issue] = parsed.error.issues;
    context.addIssue({
      code: "custom",
      message: issue?.message ?? "invalid",
      path: [...(issue?.path ?? [])],
    });
  });
}

/** Null for what is no JSON, or names `__proto__`. */
export function readJson(text: string): { readonly value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text, (name, part: unknown) => {
      if (name === "__proto__") throw new SyntaxError("It names __proto__.");
      return part;
    });
    return { value };
  } catch {
    // No JSON, or not ours.
    return null;
  }
}

import { z } from "#domain/zod.ts";
import { isEmail } from "../../address.ts";
import { hasInvalidCharacter } from "../../text.ts";
import { limitLength } from "../../value-schemas.ts";

/*
 * Column values of imported rows. Group files are untrusted, so a value is accepted only in the form the
 * product itself writes.
 */

/** The last millisecond of the year 9999. */
const LAST_MOMENT = 253_402_300_799_999;
const COUNT_MAX = 1_000_000_000;

/** Epoch milliseconds UTC. */
export const moment = z.int().min(0).max(LAST_MOMENT);
export const count = z.int().min(0).max(COUNT_MAX);
/** Row number in one of the logs. */
export const position = z.int().min(1);
export const flag = z.union([z.literal(0), z.literal(1)]);

/** Single-line text; may be empty. */
export function singleLineText(lengthMax: number) {
  return limitLength(z.string(), lengthMax).refine((text) => !hasInvalidCharacter(text), "invalid_character");
}

/** Multi-line text; may be empty. */
export function multiLineText(lengthMax: number) {
  return limitLength(z.string(), lengthMax).refine(
    (text) => !hasInvalidCharacter(text, { multiline: true }),
    "invalid_character",
  );
}

/** Name in a row that is kept after the person is removed: a member's, or one from an identity provider. */
export const someone = singleLineText(200);
export const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "invalid_date");
/** A link's secret or its hash. */
export const secret = z.string().regex(/^[\w-]{16,128}$/);
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Lower case, as stored. */
export const storedEmail = z
  .string()
  .refine((text) => isEmail(text) && text === text.toLowerCase(), "invalid_email");
/** An origin of this product; empty if unknown. */
export const origin = z.string().regex(/^$|^https?:\/\/[A-Za-z0-9.-]{1,253}(?::\d{1,5})?$/, "invalid_url");

const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/gu;
const stripUnseen = (text: string) => text.normalize("NFC").replace(UNSEEN, "");

/**
 * Text that `schema` leaves unchanged, because input is normalised before storing. Blanks and invisible
 * characters may differ: earlier versions stored them.
 */
export function requireUnchanged(schema: z.ZodType<string>) {
  return z.string().superRefine((text, context) => {
    const read = schema.safeParse(text);
    if (read.success && stripUnseen(read.data) === stripUnseen(text)) return;
    const message = read.error?.issues[0]?.message ?? "invalid";
    context.addIssue({ code: "custom", message });
  });
}

/** JSON matching a schema. `__proto__` keys are refused at any depth. */
export function jsonText(schema: z.ZodType) {
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

/** Parses JSON; `null` if invalid or if it contains `__proto__`. */
export function readJson(text: string): { readonly value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text, (name, part: unknown) => {
      if (name === "__proto__") throw new SyntaxError("It names __proto__.");
      return part;
    });
    return { value };
  } catch {
    // Invalid JSON, or foreign data.
    return null;
  }
}

import { z } from "#domain/zod.ts";
import { telephoneSchema, webAddressSchema } from "../address.ts";
import { guardSchema } from "../content/guard.ts";
import { windowSchema } from "../content/hours/hours-schema.ts";
import { findOverlaps } from "../content/hours/overlap.ts";
import { TIME_PATTERN } from "../content/hours/window.ts";
import {
  ADDRESS_LENGTH_MAX,
  AMOUNT_MAX,
  ANSWER_WINDOWS_MAX,
  DECIMALS_MAX,
  OFFERS,
  OWN_WORDS_LENGTH_MAX,
  PERS,
  PLACE_LENGTH_MAX,
  QUANTITY_MAX,
} from "./answer-values.ts";
import { localizedLine, staffLine } from "./localized.ts";
import type { Question } from "./question.ts";

const ownWordsSchema = localizedLine(OWN_WORDS_LENGTH_MAX);

const timeSchema = z.string().regex(TIME_PATTERN, "invalid_time");

/** Opening times as buttons have them (T1), without exceptions. */
const hoursSchema = z
  .array(windowSchema)
  .min(1, "required")
  .max(ANSWER_WINDOWS_MAX, "too_many")
  .superRefine((windows, context) => {
    if (new Set(windows.map(({ id }) => id)).size < windows.length) {
      context.addIssue({ code: "custom", message: "duplicate" });
    }
    for (const { path, code } of findOverlaps({ windows, exceptions: [] })) {
      context.addIssue({ code: "custom", path: path.slice(1), message: code });
    }
  });

/** Amount in the property's currency, such as 18 or 3.5. Above 0: no charge is stored as `free`. */
const amountSchema = z
  .number({ error: "required" })
  .gt(0, "out_of_range")
  .max(AMOUNT_MAX, "out_of_range")
  .refine((amount) => hasDecimals(amount, DECIMALS_MAX), "out_of_range");

function hasDecimals(amount: number, decimals: number): boolean {
  return Number(amount.toFixed(decimals)) === amount;
}

const priceSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("free") }),
  z.strictObject({ kind: z.literal("costs"), amount: amountSchema, per: z.enum(PERS) }),
]);

/** Number in the question's unit. 0 is allowed (water of 0 degrees), negative numbers are not (a distance). */
const quantitySchema = z
  .number({ error: "required" })
  .min(0, "out_of_range")
  .max(QUANTITY_MAX, "out_of_range")
  .refine((quantity) => hasDecimals(quantity, 1), "out_of_range");

const contactSchema = z
  .strictObject({
    telephone: telephoneSchema.refine((number) => number !== "", "required").optional(),
    address: staffLine(ADDRESS_LENGTH_MAX).optional(),
    link: webAddressSchema.refine((address) => address !== "", "required").optional(),
  })
  .refine((contact) => Object.keys(contact).length > 0, "required");

/** All answer types (A2). A question has some of them (`QuestionParts`). */
const PART_SCHEMAS = {
  time: timeSchema,
  hours: hoursSchema,
  offer: z.enum(OFFERS),
  price: priceSchema,
  quantity: quantitySchema,
  contact: contactSchema,
  place: localizedLine(PLACE_LENGTH_MAX),
  words: ownWordsSchema,
};
const partsSchema = z.strictObject(PART_SCHEMAS).partial();
export type AnswerParts = z.infer<typeof partsSchema>;
export type PartName = keyof AnswerParts;
const PART_NAMES = Object.keys(PART_SCHEMAS) as readonly PartName[];

/**
 * A property's answer to one question. `not-applicable`: guests see nothing.
 *
 * Refuses with a code at the field: `required` (an amount, a number, a text), `invalid_time`,
 * `hours_end_before_start` (the screen then offers the next day), `hours_overlap`, `too_many` (windows),
 * `out_of_range` (amount, number), `invalid_telephone`, `invalid_url`, `too_long`, `too_many_lines`.
 */
export const answerSchema = z.discriminatedUnion("state", [
  z
    .strictObject({
      state: z.literal("answered"),
      ...PART_SCHEMAS,
      note: ownWordsSchema,
      /** Absent: open to all. Otherwise guests read the title, and the rest once they passed (R8). */
      guard: guardSchema,
    })
    .partial()
    .required({ state: true }),
  z.strictObject({ state: z.literal("not-applicable") }),
]);
export type Answer = z.infer<typeof answerSchema>;
export type Answered = Extract<Answer, { state: "answered" }>;

interface Fault {
  readonly path: readonly string[];
  readonly code: "invalid" | "required";
}

/** Parts of an answer that do not fit its question, as errors. Pure. */
export function findFaults({ parts }: Question, answer: Answer): readonly Fault[] {
  if (answer.state === "not-applicable") return [];
  const given = PART_NAMES.filter((name) => answer[name] !== undefined);
  if (given.length === 0) return [{ path: [], code: "required" }];
  const { offer, price, contact = {} } = answer;
  const unasked = given.filter((name) => parts[name] === undefined).map((name) => [name]);
  const unknown = [
    ...(offer && !parts.offer?.includes(offer) ? [["offer"]] : []),
    ...(price?.kind === "costs" && !parts.price?.includes(price.per) ? [["price", "per"]] : []),
    ...Object.keys(contact)
      .filter((kind) => !parts.contact?.some((asked) => asked === kind))
      .map((kind) => ["contact", kind]),
  ].filter(([name]) => !unasked.some(([other]) => other === name));
  return [...unasked, ...unknown].map((path) => ({ path, code: "invalid" }));
}

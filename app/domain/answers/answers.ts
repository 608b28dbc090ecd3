import { z } from "#domain/zod.ts";
import { CURRENCIES } from "../currency.ts";
import { PROPERTY_KINDS } from "../property/property-kind.ts";
import { type Answer, answerSchema, findFaults } from "./answer.ts";
import { GUIDE_ENTRIES_MAX } from "./answer-values.ts";
import { guideEntrySchema } from "./guide-entry.ts";
import { QUESTIONS } from "./questions.ts";

const byQuestionSchema = z
  .partialRecord(z.enum(QUESTIONS.map(({ id }) => id)), answerSchema)
  .superRefine((answers, context) => {
    for (const question of QUESTIONS) {
      const answer = answers[question.id];
      for (const { path, code } of answer ? findFaults(question, answer) : []) {
        context.addIssue({ code: "custom", path: [question.id, ...path], message: code });
      }
    }
  });

/**
 * The answers of a property: a section of the draft, edited and merged by question and by own entry.
 *
 * Besides the codes of `answerSchema` and `guideEntrySchema`, refuses parts that a question does not ask for
 * (`invalid`), an answer that has only a note or nothing (`required`), a price without a currency
 * (`currency_required` at `currency`), more than 60 entries (`too_many`) and two of one id (`duplicate`).
 */
export const answersSchema = z
  .strictObject({
    /** Decides which questions staff are asked. Answers to questions of another kind are kept, not shown. */
    kind: z.enum(PROPERTY_KINDS),
    /** ISO 4217, for all prices of the property; `null`: not chosen yet. */
    currency: z.enum(CURRENCIES).nullable(),
    byQuestion: byQuestionSchema,
    /** In display order within their topics. */
    entries: z
      .array(guideEntrySchema)
      .max(GUIDE_ENTRIES_MAX, "too_many")
      .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, "duplicate"),
  })
  .superRefine(({ currency, byQuestion }, context) => {
    if (currency === null && Object.values(byQuestion).some(hasAmount)) {
      context.addIssue({ code: "custom", path: ["currency"], message: "currency_required" });
    }
  });
export type Answers = z.infer<typeof answersSchema>;

export function hasAmount(answer: Answer): boolean {
  return answer.state === "answered" && answer.price?.kind === "costs";
}

import { z } from "#domain/zod.ts";
import { RESPONSE_TYPES } from "../content/buttons/feedback.ts";
import { accept, refuse, type Verdict } from "../problem.ts";
import { contentLanguageSchema } from "../property/property.ts";
import { idSchema, TITLE_LENGTH_MAX } from "../value-schemas.ts";
import { type FormLimits, HELD_PER_PROPERTY_DAY } from "./form-limits.ts";

export const STARS_MIN = 1;
export const STARS_MAX = 5;

/**
 * Limits for feedback. The day limits storage: a network gets half, which is feedback from two in three
 * guests of a ship of 6,000. A network's hour is for guests whose browsers store no id: enough for a hotel,
 * too little for a flood.
 */
export const FEEDBACK_LIMITS: FormLimits = {
  perVisitorHour: 5,
  perNetworkHour: 20,
  perPropertyDay: 8_000,
  heldPerDay: HELD_PER_PROPERTY_DAY,
};

export const feedbackQuestionSchema = z.object({
  id: idSchema,
  text: z.string().max(TITLE_LENGTH_MAX),
  responseType: z.enum(RESPONSE_TYPES),
});
export type FeedbackQuestion = z.infer<typeof feedbackQuestionSchema>;

/** A question as the guest read it, with the answer: 1 to 5 stars; 1 for like, 0 for dislike. */
export const feedbackAnswerSchema = z.object({
  questionId: idSchema,
  question: z.string(),
  /** The question for staff, in the interface languages and the default language. Absent in older feedback. */
  names: z.partialRecord(contentLanguageSchema, z.string()).optional(),
  responseType: z.enum(RESPONSE_TYPES),
  value: z.int().min(0).max(STARS_MAX),
});
export type FeedbackAnswer = z.infer<typeof feedbackAnswerSchema>;

/** One guest's feedback, for staff. */
export const feedbackSchema = z.object({
  id: idSchema,
  at: z.string(),
  buttonId: idSchema,
  language: contentLanguageSchema,
  answers: z.array(feedbackAnswerSchema),
  /** Mean of the stars, 1 to 5; `null` without stars. */
  rating: z.number().min(STARS_MIN).max(STARS_MAX).nullable(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

function readValue(responseType: FeedbackQuestion["responseType"], typed: string): number | null {
  const pattern = responseType === "stars" ? /^[1-5]$/ : /^[01]$/;
  return pattern.test(typed) ? Number(typed) : null;
}

/**
 * Validates a guest's answers to a form. `ticked` are pairs of question id and value, as sent. Questions may
 * be skipped, but not all.
 *
 * @returns the answers in question order. Refuses with `validation_failed` for an unknown or repeated
 * question or a value out of range; with `required` if nothing is ticked.
 */
export function decideAnswers(
  questions: readonly FeedbackQuestion[],
  ticked: readonly (readonly [questionId: string, value: string])[],
): Verdict<readonly FeedbackAnswer[]> {
  const byId = new Map(ticked);
  const isForged = byId.size !== ticked.length || ticked.some(([id]) => questions.every((q) => q.id !== id));
  if (isForged) return refuse("validation_failed");
  if (ticked.length === 0) {
    return refuse("validation_failed", { errors: [{ path: "answers", code: "required" }] });
  }
  const answers: FeedbackAnswer[] = [];
  for (const { id, text, responseType } of questions) {
    const typed = byId.get(id);
    if (typed === undefined) continue;
    const value = readValue(responseType, typed);
    if (value === null) return refuse("validation_failed");
    answers.push({ questionId: id, question: text, responseType, value });
  }
  return accept(answers);
}

/** Mean of a guest's stars; `null`: none. Likes and dislikes do not count (D62). */
export function findRating(answers: readonly FeedbackAnswer[]): number | null {
  const stars = answers.filter(({ responseType }) => responseType === "stars");
  if (stars.length === 0) return null;
  return stars.reduce((sum, { value }) => sum + value, 0) / stars.length;
}

/** Whether the guest answered any question with a dislike. */
export function hasDislike(answers: readonly FeedbackAnswer[]): boolean {
  return answers.some(({ responseType, value }) => responseType === "like" && value === 0);
}

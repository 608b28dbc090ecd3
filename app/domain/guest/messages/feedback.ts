import { z } from "#domain/zod.ts";
import {
  FEEDBACK_LIMITS,
  feedbackAnswerSchema,
  feedbackSchema,
  findRating,
  hasDislike,
} from "../feedback.ts";
import { defineMessageKind } from "./message-kind.ts";

/** Answers in one form. */
const ANSWERS_MAX = 50;

/** Feedback of a guest (S77, S217). */
export const feedback = defineMessageKind({
  path: "feedback",
  content: z.strictObject({ answers: z.array(feedbackAnswerSchema).max(ANSWERS_MAX) }),
  limits: FEEDBACK_LIMITS,
  purpose: "Letting the property hear what guests think",
  period: "feedback",
  openPeriod: null,
  item: feedbackSchema,
  toItem: ({ id, at, buttonId, language, content: { answers } }) => ({
    id,
    at: new Date(at).toISOString(),
    buttonId,
    language,
    answers,
    rating: findRating(answers),
  }),
  toDue: () => null,
  toEntry: ({ answers }) => ({ service: "", room: "", note: "", rating: findRating(answers) }),
  toOpinion: ({ answers }) => ({ rating: findRating(answers), isDisliked: hasDislike(answers) }),
});

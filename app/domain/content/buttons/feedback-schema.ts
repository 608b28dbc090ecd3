import { z } from "#domain/zod.ts";
import { optionalEmailSchema, webAddressSchema } from "../../address.ts";
import { idSchema } from "../../id-schema.ts";
import { FEEDBACK_QUESTIONS_MAX } from "../../limits.ts";
import { colourSchema } from "../../look/colour-schema.ts";
import { RESPONSE_TYPES } from "./feedback.ts";
import { sentenceSchema, titleSchema } from "./text-schemas.ts";

const questionSchema = z.strictObject({
  id: idSchema,
  text: titleSchema,
  responseType: z.enum(RESPONSE_TYPES),
});

export const feedbackFields = {
  email: optionalEmailSchema,
  title: titleSchema,
  intro: sentenceSchema.default(""),
  response: sentenceSchema,
  /** Public review page, offered after any answers; empty: none. */
  reviewLink: webAddressSchema.default(""),
  questions: z.array(questionSchema).max(FEEDBACK_QUESTIONS_MAX, "too_many_questions"),
  background: colourSchema,
  accent: colourSchema,
};

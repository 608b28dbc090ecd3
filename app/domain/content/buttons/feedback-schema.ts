import { z } from "zod";
import { optionalEmailSchema } from "../../address.ts";
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
  questions: z.array(questionSchema).max(FEEDBACK_QUESTIONS_MAX, "too_many_questions"),
  background: colourSchema,
  accent: colourSchema,
};

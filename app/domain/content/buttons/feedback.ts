import { z } from "zod";
import { optionalEmailSchema } from "../../address.ts";
import { idSchema } from "../../id.ts";
import { FEEDBACK_QUESTIONS_MAX } from "../../limits.ts";
import { colourSchema } from "../../look/colour.ts";
import { defineButtonType } from "./button-type.ts";
import { sentenceSchema, titleSchema } from "./text-schemas.ts";

export const RESPONSE_TYPES = ["like", "stars"] as const;

const questionSchema = z.strictObject({
  id: idSchema,
  text: titleSchema,
  responseType: z.enum(RESPONSE_TYPES),
});

/** Asks guests questions; the answers are stored and mailed. */
export const feedback = defineButtonType({
  icon: "feedback",
  premium: null,
  fields: {
    email: optionalEmailSchema,
    title: titleSchema,
    intro: sentenceSchema.default(""),
    response: sentenceSchema,
    questions: z.array(questionSchema).max(FEEDBACK_QUESTIONS_MAX, "too_many_questions"),
    background: colourSchema,
    accent: colourSchema,
  },
  defaults: () => ({
    email: "",
    title: "",
    intro: "",
    response: "",
    questions: [],
    background: "#ffffff",
    // Where no brand and no theme is at hand.
    accent: "#3e4c59",
  }),
  texts: ["title", "intro", "response"],
  untranslated: [],
  entries: { field: "questions", texts: ["text"], required: ["text"], areButtons: false },
  publishing: {
    check: "feedback",
    gaps: ({ email, questions }) => [
      ...(email === "" ? [{ code: "feedback_without_email", field: "email" } as const] : []),
      ...(questions.every(({ text }) => text === "")
        ? [{ code: "feedback_without_questions", field: "questions" } as const]
        : []),
    ],
  },
});

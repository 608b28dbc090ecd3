import type { feedbackFields } from "../button-schema.ts";
import { defineButtonType } from "./button-type.ts";

export const RESPONSE_TYPES = ["like", "stars"] as const;

/** Asks guests questions; the answers are stored and mailed. */
export const feedback = defineButtonType<typeof feedbackFields>({
  icon: "feedback",
  premium: null,
  defaults: () => ({
    email: "",
    title: "",
    intro: "",
    response: "",
    reviewLink: "",
    questions: [],
    background: "#ffffff",
    // Fallback if neither brand nor theme is available.
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

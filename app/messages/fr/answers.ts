import type { AnswersMessages } from "../en/answers.ts";

export * from "./question-names.ts";
export * from "./questions.ts";

export const answers: AnswersMessages = {
  title: "Réponses",
};

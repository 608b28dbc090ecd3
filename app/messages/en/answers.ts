export * from "./question-names.ts";

export const answers = {
  title: "Answers",
};

export type AnswersMessages = typeof answers;

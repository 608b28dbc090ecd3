export * from "./question-names.ts";
export * from "./questions.ts";

export const answers = {
  title: "Answers",
};

export type AnswersMessages = typeof answers;

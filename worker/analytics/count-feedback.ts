import { type FeedbackAnswer, findRating } from "#domain/guest/feedback.ts";
import type { DayFigures } from "./day-figures.ts";

/** A guest's answers to a button's questions, in the property's wording. */
export interface CountedFeedback {
  readonly buttonId: string;
  readonly answers: readonly FeedbackAnswer[];
}

/**
 * Adds a feedback form to the figures of its day, and stores the wording of its questions; with `keepsWording`
 * only if none is stored.
 */
export function countFeedback(
  sql: SqlStorage,
  figures: DayFigures,
  feedback: CountedFeedback,
  { keepsWording = false } = {},
): void {
  const { buttonId, answers } = feedback;
  const [forms, ratings] = figures.forms;
  figures.forms = [forms + 1, ratings + (findRating(answers) ?? 0)];
  for (const { questionId, responseType, value, question } of answers) {
    const key = `${buttonId} ${questionId} ${responseType}`;
    const [count, sum] = figures.answers[key] ?? [0, 0];
    figures.answers[key] = [count + 1, sum + value];
    sql.exec(
      `INSERT INTO questions (button_id, question_id, text) VALUES (?, ?, ?)
       ON CONFLICT ${keepsWording ? "DO NOTHING" : "DO UPDATE SET text = excluded.text WHERE text <> excluded.text"}`,
      buttonId,
      questionId,
      question,
    );
  }
}

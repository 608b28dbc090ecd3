import { type FeedbackAnswer, ratingOf } from "#domain/guest/feedback.ts";
import type { DayFigures } from "./day-figures.ts";

/** What a guest answered to the questions of one button, in the property's words. */
export interface CountedFeedback {
  readonly buttonId: string;
  readonly answers: readonly FeedbackAnswer[];
}

/**
 * Adds a filled-in form to the figures of its day, and keeps the wording of its questions; with `keepsWording` only
 * where none is known.
 */
export function countFeedback(
  sql: SqlStorage,
  figures: DayFigures,
  feedback: CountedFeedback,
  { keepsWording = false } = {},
): void {
  const { buttonId, answers } = feedback;
  const [forms, ratings] = figures.forms;
  figures.forms = [forms + 1, ratings + (ratingOf(answers) ?? 0)];
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

import type { Figure, Figures, QuestionFigures } from "#domain/analytics/report.ts";
import { RESPONSE_TYPES } from "#domain/content/buttons/feedback.ts";
import type { DayFigures } from "./day-figures.ts";
import { type ComparedDays, getMean, sumByName, sumDays } from "./sum-days.ts";

type Answers = DayFigures["answers"];

/** For each question, the number of its answers (part 0) or their sum (part 1). */
function getPart(answers: Answers, part: 0 | 1): Partial<Record<string, number>> {
  return Object.fromEntries(Object.entries(answers).map(([key, counts]) => [key, counts?.[part] ?? 0]));
}

function readTexts(sql: SqlStorage, questionIds: readonly string[]): Map<string, string> {
  if (questionIds.length === 0) return new Map();
  const rows = sql
    .exec<{ button_id: string; question_id: string; text: string }>(
      `SELECT button_id, question_id, text FROM questions
       WHERE (button_id, question_id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))`,
      JSON.stringify(questionIds.map((key) => key.split(" "))),
    )
    .toArray();
  return new Map(rows.map((row) => [`${row.button_id} ${row.question_id}`, row.text]));
}

/** Answers of a period by question, most answered first. `days` are the dates of `compared.days`. */
export function readFeedback(
  sql: SqlStorage,
  compared: ComparedDays,
  days: readonly string[],
): Figures["feedback"] {
  const counts = sumByName(compared, ({ answers }) => getPart(answers, 0));
  const sums = new Map(sumByName(compared, ({ answers }) => getPart(answers, 1)));
  const texts = readTexts(
    sql,
    counts.map(([key]) => key),
  );
  const forms = sumDays(compared, (figures) => figures.forms[0]);
  const sumStars = (figures: DayFigures, part: 0 | 1) =>
    Object.entries(figures.answers).reduce(
      (sum, [key, counts]) => (key.endsWith(" stars") ? sum + (counts?.[part] ?? 0) : sum),
      0,
    );
  const stars = sumDays(compared, (figures) => sumStars(figures, 0));
  const given = sumDays(compared, (figures) => sumStars(figures, 1));
  const questions = counts.map(([key, answers]): QuestionFigures => {
    const [buttonId = "", questionId = "", type] = key.split(" ");
    const sum: Figure = sums.get(key) ?? { value: 0, before: 0 };
    const trend = compared.days.flatMap((figures, index) => {
      const [count, total] = figures.answers[key] ?? [0, 0];
      return count === 0 ? [] : [{ day: days[index] ?? "", answers: count, sum: total }];
    });
    return {
      buttonId,
      questionId,
      text: texts.get(`${buttonId} ${questionId}`) ?? "",
      responseType: RESPONSE_TYPES.find((known) => known === type) ?? "stars",
      answers,
      mean: getMean(sum, answers),
      trend,
    };
  });
  return { forms, rating: getMean(given, stars), questions };
}

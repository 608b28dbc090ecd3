import { toAnswerLine } from "#app/components/answer-line.ts";
import type { Answers } from "#domain/answers/answers.ts";
import { QUESTIONS, type QuestionId } from "#domain/answers/questions.ts";
import { getUsableAnswer } from "#domain/answers/usable-answers.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { toAnswerText } from "#portal/answers/answer-text.ts";
import type { AnswerWords } from "#portal/answers/answer-words.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";

/** Ready sentences in one language, and how they read an answer. */
export interface Reading {
  readonly words: AnswerWords;
  /** An answer in one line; `null` if guests read nothing yet. Pure. */
  readonly toLine: (id: QuestionId, answers: Answers, defaultLanguage: ContentLanguage) => string | null;
}

/** Loads the ready sentences in a language. Screens load this module on demand: few need it at first. */
export async function loadReading(language: ContentLanguage): Promise<Reading> {
  const words = await loadAnswerWords(language);
  return {
    words,
    toLine: (id, { byQuestion, currency }, defaultLanguage) => {
      const question = QUESTIONS.find((one) => one.id === id);
      const answer = byQuestion[id] && getUsableAnswer(byQuestion[id], currency);
      const reading = { language, defaultLanguage, currency, words };
      const text = question && answer ? toAnswerText(question, answer, reading) : null;
      return text && toAnswerLine(text);
    },
  };
}

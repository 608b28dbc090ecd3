import { useMemo } from "react";
import { useAnswerWords } from "#app/components/use-answer-words.ts";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import type { Answers } from "#domain/answers/answers.ts";
import type { QuestionId } from "#domain/answers/questions.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { fitAnswers } from "./answer-row.ts";
import { getCardAnswers } from "./card-answers.ts";
import { ANSWERS_WIDTH } from "./sheet.ts";

/** The chosen answers as cards show them; `null`: none, or their words are not loaded yet. */
export function useAnswerRow(answers: Answers, chosen: readonly QuestionId[], language: ContentLanguage) {
  const { defaultLanguage } = useActiveProperty().property;
  const words = useAnswerWords(chosen.length === 0 ? [] : [language])[language];
  return useMemo(() => {
    if (!words) return null;
    const reading = { language, defaultLanguage, currency: answers.currency, words };
    return fitAnswers(getCardAnswers(answers, chosen, reading), ANSWERS_WIDTH);
  }, [answers, chosen, language, defaultLanguage, words]);
}

import { useMemo } from "react";
import { useAnswerWords } from "#app/components/use-answer-words.ts";
import type { Draft } from "#domain/content/document.ts";
import { getChipLanguages } from "#portal/answers/chip-languages.ts";
import { fillDraft } from "#portal/answers/fill-answers.ts";

/** A draft with its answers in its texts and hours, as guests see it. */
export function useFilledDraft(draft: Draft): Draft {
  const words = useAnswerWords(getChipLanguages(draft));
  return useMemo(() => fillDraft(draft, words), [draft, words]);
}

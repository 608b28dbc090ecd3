import { hasChipBracket } from "#domain/answers/chips/chip-mark.ts";
import { findTextFault } from "#domain/answers/chips/text-fault.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { CARD_SENTENCE_LENGTH_MAX } from "#domain/limits.ts";
import { useAnswerSource } from "../../setup/answers/answer-source.ts";
import { useChips } from "../../setup/answers/use-chips.ts";

/** A card's sentence with its answers, and why it can't be printed; `isReady`: the answers are loaded. */
export function useCardSentence(sentence: string, language: ContentLanguage) {
  const { answers } = useAnswerSource();
  const hasChips = hasChipBracket(sentence);
  const { isReady, fill } = useChips(language, hasChips);
  const filled = fill(sentence);
  const fault = hasChips
    ? findTextFault(sentence, { answers, filled, lengthMax: CARD_SENTENCE_LENGTH_MAX })
    : null;
  return { filled, fault, isReady: isReady || !hasChips };
}

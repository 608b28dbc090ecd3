import { useMemo } from "react";
import { useAnswerWords } from "#app/components/use-answer-words.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { type Chip, getChipParts, hasValue, replaceChips } from "#domain/answers/chips/chip.ts";
import { QUESTIONS } from "#domain/answers/questions.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { toChipValue } from "#portal/answers/chip-value.ts";
import { useAnswerSource } from "./answer-source.ts";
import { getChipName } from "./name-chips.ts";

/** An answer that can be inserted into a text. */
export interface ChipOption {
  readonly chip: Chip;
  /** Question and part for staff, such as "Breakfast hours". */
  readonly name: string;
  /** Value as guests read it. */
  readonly value: string;
}

export interface Chips {
  /** Whether the values are loaded. */
  readonly isReady: boolean;
  /** Name and value of a chip, such as "Breakfast hours: 07:00–10:30". */
  readonly getLabel: (chip: Chip) => string;
  /** A text as guests read it. */
  readonly fill: (text: string) => string;
  readonly list: () => readonly ChipOption[];
}

/** Answers in texts of one language, as staff see them. `isWanted`: loads the language's words. */
export function useChips(language: ContentLanguage, isWanted: boolean): Chips {
  const messages = useMessages("setup");
  const { answers, defaultLanguage } = useAnswerSource();
  const words = useAnswerWords(isWanted ? [language] : [])[language];
  return useMemo(() => {
    const reading = words && { language, defaultLanguage, currency: answers.currency, words };
    const getValue = (chip: Chip) => (reading ? toChipValue(chip, answers, reading) : "");
    const { chips } = messages;
    const getName = (chip: Chip) => getChipName(chip, messages);
    return {
      isReady: reading !== undefined,
      getLabel: (chip) => chips.label(getName(chip), getValue(chip) || chips.missing),
      fill: (text) => replaceChips(text, getValue),
      list: () =>
        QUESTIONS.flatMap((question) =>
          getChipParts(question)
            .map((part): Chip => ({ question: question.id, part }))
            .filter((chip) => hasValue(answers, chip))
            .map((chip) => ({ chip, name: getName(chip), value: getValue(chip) })),
        ),
    };
  }, [answers, defaultLanguage, language, messages, words]);
}

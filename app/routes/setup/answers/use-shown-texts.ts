import { useEffect, useMemo, useState } from "react";
import { useAnswerWords } from "#app/components/use-answer-words.ts";
import { useMessages } from "#app/messages/messages-context.tsx";
import { type Chip, replaceChips } from "#domain/answers/chips/chip.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { getChipLanguages } from "#portal/answers/chip-languages.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { useAnswerSource } from "./answer-source.ts";
import { getChipName } from "./name-chips.ts";

type ToChipValue = typeof import("#portal/answers/chip-value.ts").toChipValue;

/** Loaded with the first text that has an answer. */
let loaded: ToChipValue | null = null;

function useToChipValue(isWanted: boolean): ToChipValue | null {
  const [toChipValue, setToChipValue] = useState<ToChipValue | null>(() => loaded);
  useEffect(() => {
    if (!isWanted || loaded) return;
    let isShown = true;
    import("#portal/answers/chip-value.ts")
      .then((module) => {
        loaded = module.toChipValue;
        if (isShown) setToChipValue(() => loaded);
      })
      // Offline: names stand in place of values.
      .catch((error: unknown) => console.warn(error));
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return toChipValue;
}

/**
 * Texts of one language for staff's lists and titles, which never show the stored form of an answer: as guests read
 * them, with names in place of values that are missing or not loaded yet.
 */
export function useShownTexts(language: ContentLanguage): (text: string) => string {
  const messages = useMessages("setup");
  const { answers, defaultLanguage } = useAnswerSource();
  const isWanted = getChipLanguages(useDraft().draft).includes(language);
  const words = useAnswerWords(isWanted ? [language] : [])[language];
  const toChipValue = useToChipValue(isWanted);
  return useMemo(() => {
    const reading = words && { language, defaultLanguage, currency: answers.currency, words };
    const getValue = (chip: Chip) => (reading && toChipValue ? toChipValue(chip, answers, reading) : "");
    return (text) => replaceChips(text, (chip) => getValue(chip) || getChipName(chip, messages));
  }, [answers, defaultLanguage, language, messages, toChipValue, words]);
}

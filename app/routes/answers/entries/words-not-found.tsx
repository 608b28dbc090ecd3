import { useEffect, useState } from "react";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ContentLanguage } from "#domain/language.ts";

const WORDS_SHOWN = 6;

interface Word {
  readonly word: string;
  readonly language: ContentLanguage;
}

interface WordsNotFoundProps {
  readonly onChoose: (word: string, language: ContentLanguage) => void;
}

/** Guests' words of the last 30 days that nothing is like, each as a new entry (A9). */
export function WordsNotFound({ onChoose }: WordsNotFoundProps) {
  return useWordsNotFound().map(({ word, language }) => (
    <Button key={word} size="sm" iconBefore="search" onClick={() => onChoose(word, language)}>
      <span dir="auto">{word}</span>
    </Button>
  ));
}

/** Read after the screen; without a connection there are none. */
function useWordsNotFound(): readonly Word[] {
  const { connect } = useSession();
  const { id } = useActiveProperty().property;
  const [words, setWords] = useState<readonly Word[]>([]);
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const routes = connect().api.api.properties[":propertyId"].analytics.searches;
      const response = await routes.$get({ param: { propertyId: id }, query: { range: "30d" } });
      if (!response.ok || !isWanted) return;
      const { missing } = await response.json();
      const found = missing.flatMap(({ term, languages: [most], answer }) =>
        answer.kind === "new" && most ? [{ word: term, language: most.language }] : [],
      );
      setWords(found.slice(0, WORDS_SHOWN));
    };
    read().catch(console.warn);
    return () => {
      isWanted = false;
    };
  }, [connect, id]);
  return words;
}

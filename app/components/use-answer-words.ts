import { useEffect, useState } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import type { AnswerWords } from "#portal/answers/answer-words.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";

const held = new Map<ContentLanguage, AnswerWords>();

/** The ready sentences in a language (`null`: not wanted); `null` until they are loaded, and in the Worker. */
export function useAnswerWords(language: ContentLanguage | null): AnswerWords | null {
  const [loaded, setLoaded] = useState<ContentLanguage | null>(null);
  useEffect(() => {
    if (language === null) return;
    let isShown = true;
    const load = async () => {
      try {
        if (!held.has(language)) held.set(language, await loadAnswerWords(language));
        if (isShown) setLoaded(language);
      } catch (error) {
        // Offline: rows stay without their line until the connection is back.
        console.warn(error);
      }
    };
    void load();
    window.addEventListener("online", load);
    return () => {
      isShown = false;
      window.removeEventListener("online", load);
    };
  }, [language]);
  return language !== null && loaded === language ? (held.get(language) ?? null) : null;
}

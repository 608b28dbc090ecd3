import { useEffect, useState } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import type { WordsByLanguage } from "#portal/answers/fill-answers.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";

/** Words loaded so far, for every screen. */
let loaded: WordsByLanguage = {};

/** Guests' words of answers in some languages; each is missing until it is loaded, and in the Worker. */
export function useAnswerWords(languages: readonly ContentLanguage[]): WordsByLanguage {
  const [words, setWords] = useState<WordsByLanguage>(loaded);
  const missing = languages.filter((language) => !words[language]).join(" ");
  useEffect(() => {
    if (missing === "") return;
    let isShown = true;
    const codes = missing.split(" ") as ContentLanguage[];
    const load = async () => {
      try {
        const entries = codes.map(async (code) => [code, await loadAnswerWords(code)] as const);
        loaded = { ...loaded, ...Object.fromEntries(await Promise.all(entries)) };
        if (isShown) setWords(loaded);
      } catch (error) {
        // Offline: values are left out until the connection is back.
        console.warn(error);
      }
    };
    void load();
    window.addEventListener("online", load);
    return () => {
      isShown = false;
      window.removeEventListener("online", load);
    };
  }, [missing]);
  return words;
}

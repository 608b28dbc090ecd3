import { useEffect, useState } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import type { WordsByLanguage } from "#portal/answers/fill-answers.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";

/** Words loaded so far, for every screen. */
let loaded: WordsByLanguage = {};

/** Guests' words of answers in some languages; each is missing until it is loaded. */
export function useAnswerWords(languages: readonly ContentLanguage[]): WordsByLanguage {
  const [words, setWords] = useState(loaded);
  const missing = languages.filter((language) => !words[language]).join(" ");
  useEffect(() => {
    if (missing === "") return;
    let isShown = true;
    const codes = missing.split(" ") as ContentLanguage[];
    Promise.all(codes.map(async (code) => [code, await loadAnswerWords(code)] as const))
      .then((entries) => {
        loaded = { ...loaded, ...Object.fromEntries(entries) };
        if (isShown) setWords(loaded);
      })
      // Offline: previews leave the values out until the next change.
      .catch((error: unknown) => console.warn(error));
    return () => {
      isShown = false;
    };
  }, [missing]);
  return words;
}

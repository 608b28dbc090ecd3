import { useMemo } from "react";
import type { Buttons } from "#domain/content/button.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { type LanguageReview, reviewLanguages } from "./review-languages.ts";

const NONE: Buttons = { buttons: [] };

/** Translation state of each language, as on screen. */
export function useReviews(): readonly LanguageReview[] {
  const { draft, state } = useDraft();
  const { languages, defaultLanguage, buttons: translations } = draft;
  const originals = state[`buttons:${defaultLanguage}`]?.saved ?? NONE;
  return useMemo(
    () => reviewLanguages({ languages, defaultLanguage, originals, translations }),
    [languages, defaultLanguage, originals, translations],
  );
}

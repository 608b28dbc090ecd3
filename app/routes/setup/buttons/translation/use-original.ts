import type { Button } from "#domain/content/button.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../../draft/draft-context.tsx";
import { findButton } from "../button-list.ts";

/** A translation's original, and the last saved translation. */
export interface OriginalButton {
  readonly language: ContentLanguage;
  readonly original: Button;
  readonly saved: Button | null;
}

/** The saved original of a button; `null` in the default language, and if there is none. */
export function useOriginal(language: ContentLanguage, id: string): OriginalButton | null {
  const { draft, state } = useDraft();
  const { defaultLanguage } = draft;
  const savedIn = (code: ContentLanguage) => findButton(state[`buttons:${code}`]?.saved.buttons ?? [], id);
  const original = language === defaultLanguage ? null : savedIn(defaultLanguage);
  return original && { language: defaultLanguage, original, saved: savedIn(language) };
}

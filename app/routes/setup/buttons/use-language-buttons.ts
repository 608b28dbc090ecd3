import { useMemo } from "react";
import type { Button } from "#domain/content/button.ts";
import { checkDraft } from "#domain/content/publish-check.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { withoutNewButtons } from "../draft/new-buttons.ts";
import { useContentLanguage } from "./use-content-language.ts";

const NO_BUTTONS: readonly Button[] = [];

/** The edited language and its buttons: on screen, as saved, and their findings. */
export function useLanguageButtons() {
  const { draft, state, property, edit } = useDraft();
  const [language, chooseLanguage] = useContentLanguage();
  const key = `buttons:${language}` as const;
  const keys = useMemo(() => [key], [key]);
  const part = state[key];
  const findings = useMemo(
    () =>
      withoutNewButtons(checkDraft(draft, property.features), state).filter(
        (finding) => finding.language === language,
      ),
    [draft, property.features, state, language],
  );
  return {
    language,
    chooseLanguage,
    keys,
    /** Whether the language's list is loaded, even if empty. */
    isRead: part !== undefined,
    list: part?.edited.buttons ?? NO_BUTTONS,
    saved: part?.saved.buttons ?? NO_BUTTONS,
    findings,
    setList: (buttons: readonly Button[]) => edit(key, { buttons: [...buttons] }),
  };
}

export type LanguageButtons = ReturnType<typeof useLanguageButtons>;

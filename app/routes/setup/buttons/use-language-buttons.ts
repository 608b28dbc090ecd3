import { useMemo } from "react";
import type { Button } from "#domain/content/button.ts";
import { checkDraft } from "#domain/content/publish-check.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { withoutNewButtons } from "../draft/new-buttons.ts";
import { useContentLanguage } from "./use-content-language.ts";

const NO_BUTTONS: readonly Button[] = [];

/** The language that is edited, and its buttons: as they stand on the screen, as they are saved, what they lack. */
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
    /** The language has a list, if an empty one. */
    isRead: part !== undefined,
    list: part?.edited.buttons ?? NO_BUTTONS,
    saved: part?.saved.buttons ?? NO_BUTTONS,
    findings,
    setList: (buttons: readonly Button[]) => edit(key, { buttons: [...buttons] }),
  };
}

export type LanguageButtons = ReturnType<typeof useLanguageButtons>;

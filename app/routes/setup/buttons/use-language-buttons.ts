import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Button } from "#domain/content/button.ts";
import { checkDraft } from "#domain/content/publish-check.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { withoutNewButtons } from "../draft/new-buttons.ts";
import { useView } from "../view-context.tsx";

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

/** The enabled language in the address; `null`: none. */
function findLanguage(
  parameters: URLSearchParams,
  enabled: readonly ContentLanguage[],
): ContentLanguage | null {
  return enabled.find((language) => language === parameters.get("language")) ?? null;
}

/** The edited language: from the address, and previews follow; otherwise the language last shown. */
function useContentLanguage(): readonly [ContentLanguage, (language: ContentLanguage) => void] {
  const { draft } = useDraft();
  const { language: viewed, chooseLanguage } = useView();
  const [parameters, setParameters] = useSearchParams();
  const named = findLanguage(parameters, draft.languages);
  const known = useRef(viewed);

  useEffect(() => {
    if (named) chooseLanguage(named);
  }, [named, chooseLanguage]);

  function choose(language: ContentLanguage) {
    setParameters(
      (now) => {
        now.set("language", language);
        now.delete("button");
        now.delete("subButton");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    chooseLanguage(language);
  }

  // After a switch of language in the preview, update the address.
  useEffect(() => {
    if (known.current === viewed) return;
    known.current = viewed;
    if (named === null || named === viewed) return;
    setParameters(
      (now) => {
        now.set("language", viewed);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [viewed, named, setParameters]);

  return [named ?? viewed, choose];
}

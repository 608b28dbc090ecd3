import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { ContentLanguage } from "#domain/language.ts";
import { useDraft } from "../draft/draft-context.tsx";
import { useView } from "../view-context.tsx";

/** The enabled language in the address; `null`: none. */
function findLanguage(
  parameters: URLSearchParams,
  enabled: readonly ContentLanguage[],
): ContentLanguage | null {
  return enabled.find((language) => language === parameters.get("language")) ?? null;
}

/** The edited language: from the address, which previews follow; otherwise the last one. */
export function useContentLanguage(): readonly [ContentLanguage, (language: ContentLanguage) => void] {
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

  // The preview has its own switch: update the address.
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

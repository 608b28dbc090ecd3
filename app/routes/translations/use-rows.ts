import { useMemo } from "react";
import type { ContentLanguage } from "#domain/language.ts";
import { listTexts } from "#domain/translation/translatable-texts.ts";
import { useDraft } from "../setup/draft/draft-context.tsx";
import type { LoadedTranslations } from "./api-shapes.ts";
import { type Row, toRows } from "./translation-rows.ts";

/** The texts of a language with their drafts, as on screen: an accepted draft is gone at once. */
export function useRows(language: ContentLanguage, loaded: LoadedTranslations | null): readonly Row[] {
  const { draft } = useDraft();
  const drafts = loaded?.drafts;
  return useMemo(() => toRows(listTexts(draft, language), drafts ?? []), [draft, language, drafts]);
}

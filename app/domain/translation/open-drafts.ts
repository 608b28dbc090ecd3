import { writePlace } from "./text-place.ts";
import { getSourceFingerprint, type TranslatableText } from "./translatable-texts.ts";
import type { TranslationDraft } from "./translation-draft.ts";

export interface OpenDraft {
  readonly text: TranslatableText;
  readonly draft: TranslationDraft;
}

/**
 * The drafts of a language that somebody is still to read, in the order of its texts: of today's original, of a
 * text that is missing or outdated, and not left. `texts`, `drafts`: all of one language. Pure.
 */
export function listOpenDrafts(
  texts: readonly TranslatableText[],
  drafts: readonly TranslationDraft[],
): readonly OpenDraft[] {
  const byPlace = new Map(drafts.filter(({ isLeft }) => !isLeft).map((draft) => [draft.place, draft]));
  return texts.flatMap((text) => {
    const draft = byPlace.get(writePlace(text.place));
    const isOpen =
      draft !== undefined && text.state !== "done" && draft.fingerprint === getSourceFingerprint(text.source);
    return isOpen ? [{ text, draft }] : [];
  });
}

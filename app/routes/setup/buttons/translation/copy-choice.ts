import type { CopyMode } from "#domain/content/translation/copy-buttons.ts";
import type { ContentLanguage } from "#domain/language.ts";

/** All other languages. */
export const ALL_LANGUAGES = "all";

export interface CopyPair {
  readonly from: ContentLanguage;
  readonly to: ContentLanguage;
}

/** Source, target and mode of copying. */
export interface CopyChoice {
  readonly from: ContentLanguage;
  readonly to: ContentLanguage | typeof ALL_LANGUAGES;
  readonly mode: CopyMode;
  /** Failed target languages, which alone are retried. `null`: not tried yet. */
  readonly failed: readonly ContentLanguage[] | null;
}

export type CopyChoiceAction =
  | { readonly type: "from"; readonly language: ContentLanguage }
  | { readonly type: "to"; readonly language: ContentLanguage | typeof ALL_LANGUAGES }
  | { readonly type: "mode"; readonly mode: CopyMode }
  | { readonly type: "failed"; readonly languages: readonly ContentLanguage[] };

/** Source and target always differ: choosing the other side's language swaps them. */
export function reduceCopyChoice(state: CopyChoice, action: CopyChoiceAction): CopyChoice {
  const { from, to } = state;
  switch (action.type) {
    case "from": {
      const { language } = action;
      return { ...state, failed: null, from: language, to: language === to ? from : to };
    }
    case "to": {
      const { language } = action;
      const swapped = language === from && to !== ALL_LANGUAGES ? to : from;
      return { ...state, failed: null, from: swapped, to: language };
    }
    case "mode":
      return { ...state, mode: action.mode };
    case "failed":
      return { ...state, failed: action.languages };
  }
}

import type { ContentLanguage } from "#domain/language.ts";
import type { TranslationDraft } from "#domain/translation/translation-draft.ts";
import type { TranslationRun } from "#domain/translation/translation-run.ts";

/** The deployment's engine. `isUsed`: an owner enabled it (D100). `languages`: those that it is good enough for. */
export interface EngineState {
  readonly isOffered: boolean;
  readonly isUsed: boolean;
  readonly languages: readonly ContentLanguage[];
}

/** How a property translates. */
interface SharedSettings {
  readonly engine: EngineState;
  readonly automatic: readonly ContentLanguage[];
}

/** The drafts of one language, and what all languages share. */
export interface LoadedTranslations extends SharedSettings {
  readonly drafts: readonly TranslationDraft[];
  /** Characters of the group in this month. */
  readonly usage: { readonly characters: number; readonly max: number };
  readonly run: TranslationRun | null;
}

import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { createDeeplTranslator, parseEngineUrl } from "./deepl-translator.ts";
import { createWorkersAiTranslator } from "./workers-ai-translator.ts";

/** A translation engine: DeepL's HTTP API, or Workers AI. */
export interface Translator {
  readonly name: "deepl" | "workers-ai";
  /**
   * Translates up to `TEXTS_PER_CALL_MAX` marked texts (`markText`): as many answers, in the same order. Marks in
   * them may be damaged: `restoreText` judges that. Never throws on anything that the engine does; logs no text.
   */
  readonly translate: (
    texts: readonly string[],
    from: ContentLanguage,
    to: ContentLanguage,
    signal: AbortSignal,
  ) => Promise<TranslatorAnswer>;
}

/**
 * Problems: `busy`, try again later; `quota`, nothing more until the engine's next period; `refused`, the operator
 * must act (key, address, language); `unavailable`, unreachable, too slow, or an unreadable answer.
 */
export type TranslatorAnswer =
  | { readonly ok: true; readonly texts: readonly string[] }
  | {
      readonly ok: false;
      readonly problem: "busy" | "quota" | "refused" | "unavailable";
      readonly retryAfterSeconds?: number;
      /** Some of the texts were translated before. */
      readonly isPartial?: true;
    };

type TranslatorBindings = Pick<
  Env,
  "TRANSLATOR_URL" | "TRANSLATOR_KEY" | "AI" | "TRANSLATOR_MODEL" | "TRANSLATOR_LANGUAGES"
>;

/**
 * The engine of this installation: `TRANSLATOR_URL` with `TRANSLATOR_KEY`, otherwise the binding `AI` with
 * `TRANSLATOR_MODEL`. `null` without a usable one: the phrasebook still works.
 */
export function findTranslator(env: TranslatorBindings): Translator | null {
  const url = parseEngineUrl(env.TRANSLATOR_URL ?? "");
  if (url !== null) return createDeeplTranslator({ url, key: env.TRANSLATOR_KEY ?? "" });
  const { AI: ai, TRANSLATOR_MODEL: model } = env;
  return ai && model ? createWorkersAiTranslator(ai, model) : null;
}

/**
 * Languages for which the engine is offered, in display order: those that `npm run ops -- judge-engine` found good
 * enough (L6), or all. None without an engine. Unknown codes are ignored.
 */
export function getOfferedLanguages(env: TranslatorBindings): readonly ContentLanguage[] {
  if (findTranslator(env) === null) return [];
  const named = (env.TRANSLATOR_LANGUAGES ?? "").toLowerCase().match(/[a-z]+/g);
  return named === null
    ? CONTENT_LANGUAGE_CODES
    : CONTENT_LANGUAGE_CODES.filter((code) => named.includes(code));
}

import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { loadAnswerWords } from "#portal/answers/words.ts";
import { CONSENT_WORDS } from "#portal/words/consent-words.ts";
import { GUARD_WORDS } from "#portal/words/guard-words.ts";
import { PLACE_WORDS } from "#portal/words/place-words.ts";
import { PROGRESS_WORDS } from "#portal/words/progress-words.ts";
import { PUSH_WORDS } from "#portal/words/push-words.ts";
import { WIFI_WORDS } from "#portal/words/wifi-words.ts";

/** A sentence of the product that people wrote in every language. */
export type KnownTranslation = Readonly<Record<ContentLanguage, string>>;

const TABLES = { CONSENT_WORDS, GUARD_WORDS, PLACE_WORDS, PROGRESS_WORDS, PUSH_WORDS, WIFI_WORDS };
const TEXTS_MAX = 150;
const WORDS_MIN = 3;

/** Sentences of guests' pages with at least three English words, spread evenly; the same at each call. */
export async function loadTestSet(): Promise<readonly KnownTranslation[]> {
  const answers = await Promise.all(
    CONTENT_LANGUAGE_CODES.map(async (code) => [code, await loadAnswerWords(code)] as const),
  );
  const tables: readonly Readonly<Record<string, unknown>>[] = [
    ...Object.values(TABLES),
    Object.fromEntries(answers),
  ];
  const all = tables.flatMap(findTranslations).filter(({ en }) => countWords(en) >= WORDS_MIN);
  const step = Math.max(1, all.length / TEXTS_MAX);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

const countWords = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;

/** Texts that a table by language has in all of them. */
function findTranslations(table: Readonly<Record<string, unknown>>): readonly KnownTranslation[] {
  const byLanguage = new Map(CONTENT_LANGUAGE_CODES.map((code) => [code, new Map(listTexts(table[code]))]));
  return [...(byLanguage.get("en")?.keys() ?? [])].flatMap((path) => {
    const texts = CONTENT_LANGUAGE_CODES.map((code) => [code, byLanguage.get(code)?.get(path)] as const);
    if (texts.some(([, text]) => text === undefined)) return [];
    return [Object.fromEntries(texts) as KnownTranslation];
  });
}

/** Texts of an object with their paths. Lists are search words, no sentences. */
function listTexts(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}.${key}`));
}

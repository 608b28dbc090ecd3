import type { ContentLanguage } from "#domain/language.ts";
import type { ConsentWords } from "#portal/words/consent-words.ts";
import type { BuiltFiles } from "../../read-built-file.ts";
import { readBuiltText } from "../../texts/read-built-text.ts";

const kept = new Map<ContentLanguage, ConsentWords>();

/** What the pages about consent say, read once an isolate for each language. */
export async function readConsentWords(files: BuiltFiles, language: ContentLanguage): Promise<ConsentWords> {
  if (!import.meta.env.PROD) return (await import("#portal/words/consent-words.ts")).CONSENT_WORDS[language];
  const words = kept.get(language) ?? (await readBuiltText<ConsentWords>(files, "consent", language));
  kept.set(language, words);
  return words;
}

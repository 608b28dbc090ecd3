import { catalogueHref } from "#app/messages/compiled/href.ts";
import type { RecordWords } from "#domain/account/record-words.ts";
import type { InterfaceLanguage } from "#domain/language.ts";

/** The words of the record of processing. Few ask for it, and the upload is bounded: a build has them as a file. */
export async function readRecordWords(
  { ASSETS }: Pick<Env, "ASSETS">,
  language: InterfaceLanguage,
): Promise<RecordWords> {
  if (!import.meta.env.PROD) return (await import("#domain/account/record-words.ts")).RECORD_WORDS[language];
  const path = catalogueHref(language, "record");
  const response = await ASSETS.fetch(new URL(path, "https://texts.invalid"));
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return await response.json();
}

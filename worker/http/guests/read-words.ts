import type { RecordWords } from "#domain/account/record-words.ts";
import type { CsvWords } from "#domain/analytics/csv-words.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { BuiltFiles } from "../../read-built-file.ts";
import { readBuiltText } from "../../texts/read-built-text.ts";

/** The words of the record of processing. */
export async function readRecordWords(texts: BuiltFiles, language: InterfaceLanguage): Promise<RecordWords> {
  if (!import.meta.env.PROD) return (await import("#domain/account/record-words.ts")).RECORD_WORDS[language];
  return await readBuiltText(texts, "record", language);
}

/** The words of figures as a table. */
export async function readCsvWords(texts: BuiltFiles, language: InterfaceLanguage): Promise<CsvWords> {
  if (!import.meta.env.PROD) return (await import("#domain/analytics/csv-words.ts")).CSV_WORDS[language];
  return await readBuiltText(texts, "csv", language);
}

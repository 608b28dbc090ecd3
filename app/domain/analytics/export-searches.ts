import type { InterfaceLanguage } from "../language.ts";
import { type CsvValue, writeCsv } from "./csv.ts";
import type { CsvWords } from "./csv-words.ts";
import type { SearchCounts } from "./searches.ts";

type Key = Extract<keyof CsvWords["figures"], `searches.${string}`>;

/**
 * Guests' searches as CSV: one count per line, in the given language, with a language-independent key in the
 * last column. No term can run as a formula.
 */
export function exportSearches(
  { days, total, languages, found, missing }: SearchCounts,
  { language, words }: { readonly language: InterfaceLanguage; readonly words: CsvWords },
): string {
  const { head, figures } = words;
  const names = new Intl.DisplayNames(language, { type: "language" });
  const toRow = (
    key: Key | "period.from" | "period.to",
    value: CsvValue,
    name = "",
    spoken = "",
  ): CsvValue[] => [figures[key], name || null, spoken ? (names.of(spoken) ?? spoken) : null, value, key];
  return writeCsv(language, [
    [head.figure, head.name, head.language, head.value, head.key],
    ...(days ? [toRow("period.from", days.from), toRow("period.to", days.to)] : []),
    toRow("searches.all", total.searches),
    toRow("searches.notFound", total.missing),
    toRow("searches.opened", total.opened),
    ...languages.flatMap((one) => [
      toRow("searches.all", one.searches, "", one.language),
      toRow("searches.notFound", one.missing, "", one.language),
      toRow("searches.opened", one.opened, "", one.language),
    ]),
    ...found.flatMap((one) => [
      toRow("searches.found", one.searches, one.term),
      toRow("searches.opened", one.opened, one.term),
      ...one.languages.map((count) => toRow("searches.found", count.searches, one.term, count.language)),
    ]),
    ...missing.flatMap((one) => [
      toRow("searches.notFound", one.searches, one.term),
      ...one.languages.map((count) => toRow("searches.notFound", count.searches, one.term, count.language)),
    ]),
  ]);
}

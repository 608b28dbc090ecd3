import type { TranslationsMessages } from "#app/messages/en/translations.ts";

type RefusedWords = TranslationsMessages["refused"];

/** Where the part stands in a sentence. */
const MARK = "\u0000";

/**
 * The rule that a draft broke, in words: before and after the part that it is about, such as a chip's name. Pure.
 *
 * @param hasPart whether there is one; otherwise the first piece is the whole sentence.
 */
export function getRefusalWords(
  rule: string,
  hasPart: boolean,
  { rules, named, other }: RefusedWords,
): readonly [string, string] {
  const about = Object.entries(named).find(([name]) => name === rule)?.[1];
  if (hasPart && about) {
    const [before = "", after = ""] = about(MARK).split(MARK);
    return [before, after];
  }
  return [Object.entries(rules).find(([name]) => name === rule)?.[1] ?? other, ""];
}

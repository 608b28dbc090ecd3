import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { findScript, getLetters } from "#domain/look/font.ts";
import type { MeasuredScript } from "../fonts/system-fonts.ts";
import { getWords } from "../words/words.ts";

/** Runs of letters that are all in one file of every family with the script, so that only that file is measured. */
const RUNS: Readonly<Record<MeasuredScript, RegExp>> = {
  latin: /[A-Za-zÀ-ÖØ-öø-ÿ]+(?: [A-Za-zÀ-ÖØ-öø-ÿ]+)*/g,
  cyrillic: /\p{Script=Cyrillic}+/gu,
  arabic: /\p{Script=Arabic}+/gu,
  hebrew: /\p{Script=Hebrew}+/gu,
};

function isWrittenIn(language: ContentLanguage, script: MeasuredScript): boolean {
  return script === "latin" ? getLetters(language).size === 0 : findScript(language) === script;
}

/** The portal's own words in a language, split into runs of letters. */
export function splitRuns(language: ContentLanguage, script: MeasuredScript): readonly string[] {
  return Object.values(getWords(language)).flatMap((text: string) => text.match(RUNS[script]) ?? []);
}

/** Sample text of a script: the portal's words in all its languages. */
export function sampleRuns(script: MeasuredScript): readonly string[] {
  return CONTENT_LANGUAGE_CODES.filter((language) => isWrittenIn(language, script)).flatMap((language) =>
    splitRuns(language, script),
  );
}

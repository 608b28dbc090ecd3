import type { ContentLanguage } from "#domain/language.ts";
import { findWords, isUnspaced, splitWords, stripPrefix } from "./tokenise.ts";

/** Start and end in UTF-16 units, as `slice` takes them. */
export type TextRange = readonly [start: number, end: number];

/** Where a text has one of the terms, in order; neighbours in a script without spaces are one range. */
export function findRanges(
  text: string,
  terms: ReadonlySet<string>,
  language: ContentLanguage,
): readonly TextRange[] {
  if (terms.size === 0) return [];
  const words = findWords(text);
  const isTerm = (word: string) =>
    splitWords(word, language).some((part) => {
      const stripped = stripPrefix(part, language);
      return terms.has(part) || (stripped !== null && terms.has(stripped));
    });
  const ranges = words.flatMap(({ word, start }, at): readonly TextRange[] => {
    if (isUnspaced(word)) return findPairs(word, start, terms, language);
    const next = words[at + 1];
    const end = start + word.length;
    // `wifi` is found in two words, `Wi-Fi`.
    if (
      next &&
      !isUnspaced(next.word) &&
      /^\S$/.test(text.slice(end, next.start)) &&
      isTerm(word + next.word)
    ) {
      return [[start, next.start + next.word.length]];
    }
    return isTerm(word) ? [[start, end]] : [];
  });
  return ranges.filter(([start], at) => start >= (ranges[at - 1]?.[1] ?? 0));
}

function findPairs(
  run: string,
  start: number,
  terms: ReadonlySet<string>,
  language: ContentLanguage,
): readonly TextRange[] {
  const ranges: [number, number][] = [];
  let at = start;
  const letters = [...run];
  letters.forEach((letter, index) => {
    const pair = `${letter}${letters[index + 1] ?? ""}`;
    const end = at + pair.length;
    const isTerm = splitWords(pair, language).some((part) => terms.has(part));
    const last = ranges.at(-1);
    if (isTerm && last && last[1] >= at) last[1] = Math.max(last[1], end);
    else if (isTerm) ranges.push([at, end]);
    at += letter.length;
  });
  return ranges;
}

import type { ContentLanguage } from "../language.ts";
import { normalise } from "../normalise.ts";

/** Words for “and”, normalised. Arabic, Hebrew, Japanese and Chinese write theirs without spaces. */
const CONJUNCTIONS: Readonly<Record<ContentLanguage, readonly string[]>> = {
  en: ["and"],
  fr: ["et"],
  it: ["e", "ed"],
  es: ["y", "e"],
  de: ["und"],
  ru: ["и"],
  ja: [],
  zh: [],
  ar: ["و"],
  tr: ["ve"],
  he: ["ו"],
  fi: ["ja", "seka"],
  sv: ["och"],
  pt: ["e"],
};

/** Articles that stand by themselves, normalised. An elided one is what remains before its apostrophe. */
const ARTICLES: Readonly<Partial<Record<ContentLanguage, readonly string[]>>> = {
  en: ["a", "an", "the"],
  fr: ["le", "la", "les", "l", "un", "une", "des", "d"],
  it: ["il", "lo", "la", "i", "gli", "le", "l", "un", "uno", "una"],
  es: ["el", "la", "los", "las", "un", "una", "unos", "unas"],
  de: ["der", "die", "das", "den", "dem", "ein", "eine", "einen", "einem", "einer"],
  sv: ["en", "ett", "den", "det", "de"],
  pt: ["o", "a", "os", "as", "um", "uma", "uns", "umas"],
};

/** The Arabic article, also behind a letter that is written together with it. */
const ARABIC_ARTICLE = /^([وفبك]?)ال(?=.{2})/u;
const ARABIC_FOR_THE = /^(و?)لل(?=.{2})/u;

/** Languages whose apostrophe separates two words. */
const ELIDING: ReadonlySet<ContentLanguage> = new Set(["fr", "it"]);

const AND = "&";
const SIGNS = /[&＆+＋/／|·•、]/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cs}\p{Cc}]/gu;
const APOSTROPHES = /['’‘`´ʼ׳״]/gu;
/** Everything that is neither a letter, a digit nor a symbol. Symbols and digits stay: a text with one says more. */
const PUNCTUATION = /(?:(?!&)[\p{P}\p{Z}])+/gu;

/** “And” between two words of a script without spaces. */
const UNSPACED_AND: Readonly<Partial<Record<ContentLanguage, RegExp>>> = {
  ja: /[・･]|(?<=[\p{sc=Han}\p{sc=Katakana}ー])(?:と|及び|および)(?=[\p{sc=Han}\p{sc=Katakana}])/gu,
  zh: /(?<=\p{sc=Han})(?:以及|[和与與及])(?=\p{sc=Han})/gu,
};

function withoutArticle(word: string, language: ContentLanguage): string {
  if (language !== "ar") return word;
  return word.replace(ARABIC_ARTICLE, "$1").replace(ARABIC_FOR_THE, "$1ل");
}

/** Arabic and Hebrew write “and” as the first letter of the next word. */
function attachConjunctions(words: readonly string[], language: ContentLanguage): readonly string[] {
  const [letter] = language === "ar" || language === "he" ? CONJUNCTIONS[language] : [];
  if (letter === undefined) return words;
  return words.flatMap((word, index) => {
    if (word === AND) return [];
    return words[index - 1] === AND ? `${letter}${word}` : word;
  });
}

/**
 * The words of a title as they are compared: folded letters (`normalise`), no articles, no punctuation. Every “and”
 * is `&`; in Arabic and Hebrew it is a letter of the next word. Japanese and Chinese runs are one word.
 * Symbols and digits stay, so that no title with a number matches one without.
 *
 * @returns no word if the text has no letter, digit or symbol. Pure; any string is safe.
 */
export function toMatchWords(text: string, language: ContentLanguage): readonly string[] {
  const unspaced = UNSPACED_AND[language];
  const seen = text.replace(/\s+/g, " ").replace(UNSEEN, "").replace(SIGNS, ` ${AND} `);
  const parted = unspaced ? seen.replace(unspaced, ` ${AND} `) : seen;
  const words = normalise(parted, language)
    .replace(APOSTROPHES, ELIDING.has(language) ? " " : "")
    .replace(PUNCTUATION, " ")
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => (CONJUNCTIONS[language].includes(word) ? AND : word));
  const articles = ARTICLES[language] ?? [];
  const named = words.filter((word) => !articles.includes(word));
  const kept = (named.length > 0 ? named : words).map((word) => withoutArticle(word, language));
  const between = kept.filter(
    (word, index) => word !== AND || (index > 0 && index < kept.length - 1 && kept[index - 1] !== AND),
  );
  return attachConjunctions(between, language);
}

/**
 * The key by which two spellings of a title are the same: `Check-in`, `check in` and `The Checkin!` have one key.
 * Spaces and hyphens count as nothing.
 *
 * @returns an empty string if the text has no letter, digit or symbol.
 */
export function toMatchKey(text: string, language: ContentLanguage): string {
  return toMatchWords(text, language).join("");
}

import type { ContentLanguage } from "#domain/language.ts";

/** A language's letters in its own order, and the rules for filing titles under them. */
interface Alphabet {
  readonly letters: string;
  /** Script of the letters. */
  readonly script: RegExp;
  /** Prefix of a letter that makes it the first of its titles in the collation, as CLDR defines it. */
  readonly prefix?: string;
  /** A leading article, which does not count. */
  readonly article?: RegExp;
}

const LATIN = /\p{Script=Latin}/u;
const A_TO_Z = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const ALPHABETS: Readonly<Record<ContentLanguage, Alphabet>> = {
  en: { letters: A_TO_Z, script: LATIN, article: /^the\s+/i },
  fr: { letters: A_TO_Z, script: LATIN, article: /^(?:l[’']|(?:le|la|les)\s+)/i },
  it: { letters: A_TO_Z, script: LATIN, article: /^(?:l[’']|(?:il|lo|la|i|gli|le)\s+)/i },
  es: { letters: "ABCDEFGHIJKLMNÑOPQRSTUVWXYZ", script: LATIN, article: /^(?:el|la|los|las)\s+/i },
  de: { letters: A_TO_Z, script: LATIN, article: /^(?:der|die|das)\s+/i },
  ru: { letters: "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ", script: /\p{Script=Cyrillic}/u },
  ja: { letters: "あかさたなはまやらわ", script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  zh: { letters: A_TO_Z, script: /\p{Script=Han}/u, prefix: "\uFDD0" },
  ar: { letters: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي", script: /\p{Script=Arabic}/u, article: /^ال(?=\p{L}{2})/u },
  tr: { letters: "ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ", script: LATIN },
  // The article is the letter ה, which also begins words: no rule tells them apart.
  he: { letters: "אבגדהוזחטיכלמנסעפצקרשת", script: /\p{Script=Hebrew}/u },
  fi: { letters: `${A_TO_Z}ÅÄÖ`, script: LATIN },
  sv: { letters: `${A_TO_Z}ÅÄÖ`, script: LATIN },
  pt: { letters: A_TO_Z, script: LATIN, article: /^(?:o|a|os|as)\s+/i },
};

/** Headings after the letters: other scripts, and digits. */
export const OTHER_LETTERS = { han: "漢字", latin: "A–Z", none: "#" } as const;

export function listLetters(language: ContentLanguage): readonly string[] {
  return [...ALPHABETS[language].letters];
}

/** A title without quotation marks and other signs in front, and without its article. */
export function withoutArticle(title: string, language: ContentLanguage): string {
  const { article } = ALPHABETS[language];
  const text = title.replace(/^[^\p{L}\p{N}]+/u, "");
  return (article && text.replace(article, "")) || text;
}

/** The letter that a title is filed under, or one of `OTHER_LETTERS`. `title` as from `withoutArticle`. */
export function findLetter(title: string, language: ContentLanguage): string {
  const { letters, script, prefix = "" } = ALPHABETS[language];
  const [first = ""] = title;
  const collator = new Intl.Collator(language, { sensitivity: "base" });
  if (script.test(first)) {
    return (
      [...letters].findLast((letter) => collator.compare(prefix + letter, first) <= 0) ?? letters.slice(0, 1)
    );
  }
  if (LATIN.test(first)) {
    const latin = prefix === "" ? null : [...letters].find((letter) => collator.compare(letter, first) === 0);
    return latin ?? (script === LATIN ? OTHER_LETTERS.none : OTHER_LETTERS.latin);
  }
  return language === "ja" && /\p{Script=Han}/u.test(first) ? OTHER_LETTERS.han : OTHER_LETTERS.none;
}

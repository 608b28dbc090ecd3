import type { ContentLanguage } from "../language.ts";

type Ending = readonly [singular: string, plural: string];

/** Endings of normalised nouns. A pair that would often make another word is left out. */
const ENDINGS: Readonly<Record<ContentLanguage, readonly Ending[]>> = {
  en: [
    ["", "s"],
    ["s", "ses"],
    ["x", "xes"],
    ["ch", "ches"],
    ["sh", "shes"],
    ["y", "ies"],
  ],
  fr: [
    ["", "s"],
    ["", "x"],
    ["al", "aux"],
  ],
  it: [
    ["o", "i"],
    ["a", "e"],
    ["e", "i"],
    ["io", "i"],
    ["ca", "che"],
    ["co", "chi"],
    ["ga", "ghe"],
    ["go", "ghi"],
    ["cia", "ce"],
    ["gia", "ge"],
  ],
  es: [
    ["", "s"],
    ["", "es"],
    ["z", "ces"],
  ],
  de: [
    ["", "e"],
    ["", "s"],
    ["e", "en"],
    ["el", "eln"],
    ["ung", "ungen"],
    ["ion", "ionen"],
    ["keit", "keiten"],
    ["tat", "taten"],
    ["bett", "betten"],
    ["tuch", "tucher"],
    ["bad", "bader"],
    ["rad", "rader"],
    ["bild", "bilder"],
    ["buch", "bucher"],
    ["haus", "hauser"],
    ["glas", "glaser"],
  ],
  ru: [
    ["", "ы"],
    ["", "и"],
    ["а", "ы"],
    ["а", "и"],
    ["я", "и"],
    ["ь", "и"],
    ["о", "а"],
    ["ие", "ия"],
    ["ыи", "ые"],
    ["ая", "ые"],
    ["ое", "ые"],
    ["ии", "ие"],
    ["номер", "номера"],
    ["катер", "катера"],
    ["остров", "острова"],
    ["поезд", "поезда"],
  ],
  ja: [],
  zh: [],
  ar: [
    ["ه", "ات"],
    ["", "ات"],
  ],
  tr: [
    ["", "lar"],
    ["", "ler"],
    ["i", "lari"],
    ["i", "leri"],
    ["u", "lari"],
    ["u", "leri"],
    ["si", "lari"],
    ["si", "leri"],
    ["su", "lari"],
    ["su", "leri"],
  ],
  he: [
    ["ה", "ות"],
    ["ית", "יות"],
    ["", "ימ"],
  ],
  fi: [
    ["", "t"],
    ["e", "eet"],
    ["i", "et"],
    ["nen", "set"],
    ["kka", "kat"],
    ["kko", "kot"],
    ["ppi", "pit"],
    ["tti", "tit"],
  ],
  // Also the definite forms, which have the article at their end.
  sv: [
    ["", "ar"],
    ["", "er"],
    ["a", "or"],
    ["e", "ar"],
    ["el", "lar"],
    ["", "en"],
    ["", "et"],
    ["m", "mmet"],
    ["a", "an"],
    ["e", "en"],
    ["", "arna"],
    ["", "erna"],
    ["a", "orna"],
  ],
  pt: [
    ["", "s"],
    ["", "es"],
    ["m", "ns"],
    ["al", "ais"],
    ["el", "eis"],
    ["ol", "ois"],
    ["ao", "oes"],
    ["ao", "aos"],
  ],
};

/** Words that only look like the plural of another: `Reise` (journey) and `Reis` (rice). Normalised. */
const OTHER_WORDS: Readonly<Partial<Record<ContentLanguage, readonly string[]>>> = {
  en: ["customs", "glasses", "news"],
  fr: ["cours"],
  de: ["reise"],
  he: ["היומ"],
};

const SINGULAR_LETTERS_MIN = 3;
/** Longer titles are sentences, which have no plural. */
const WORDS_MAX = 5;
const FORMS_MAX = 128;

function replaceEnding(word: string, from: string, to: string): readonly string[] {
  const stem = word.slice(0, word.length - from.length);
  const letters = stem.length + Math.min(from.length, to.length);
  return word.endsWith(from) && letters >= SINGULAR_LETTERS_MIN ? [`${stem}${to}`] : [];
}

function listForms(word: string, language: ContentLanguage, isPlural: boolean): readonly string[] {
  const others = OTHER_WORDS[language] ?? [];
  if (others.includes(word)) return [word];
  const forms = ENDINGS[language].flatMap(([singular, plural]) =>
    isPlural ? replaceEnding(word, plural, singular) : replaceEnding(word, singular, plural),
  );
  return [word, ...forms.filter((form) => !others.includes(form))];
}

function combine(forms: readonly (readonly string[])[]): readonly string[] {
  if (forms.reduce((count, each) => count * each.length, 1) > FORMS_MAX) return [];
  return forms.reduce<readonly string[]>(
    (starts, each) => starts.flatMap((start) => each.map((form) => `${start}${form}`)),
    [""],
  );
}

/** First letters that may be an article or honorific, and are part of many other words. */
const PREFIXES: Readonly<Partial<Record<ContentLanguage, RegExp>>> = {
  he: /^(ו?)ה(?=.{3})/u,
  ja: /^()[おご御](?=\p{sc=Han})/u,
};

/** Without prefixes; in Japanese also without the dot, which separates words of a foreign phrase as well. */
function listBareForms(words: readonly string[], language: ContentLanguage): readonly string[] {
  const prefix = PREFIXES[language];
  if (!prefix) return [];
  const others = OTHER_WORDS[language] ?? [];
  const joined = language === "ja" ? words.filter((word) => word !== "&") : words;
  const bare = joined.map((word) => (others.includes(word) ? word : word.replace(prefix, "$1")));
  return [joined.join(""), bare.join("")];
}

/**
 * Match keys of the same title in the other number, such as `roomservice` of `roomservices`. Also without Swedish
 * and Hebrew articles and Japanese honorifics. Contains words that do not exist: look them up in a list of those
 * that do.
 *
 * @param words from `toMatchWords`.
 */
export function listOtherForms(words: readonly string[], language: ContentLanguage): ReadonlySet<string> {
  if (words.length > WORDS_MAX) return new Set();
  const forms = [true, false].flatMap((isPlural) =>
    combine(words.map((word) => listForms(word, language, isPlural))),
  );
  const all = new Set([...forms, ...listBareForms(words, language)]);
  all.delete(words.join(""));
  return all;
}

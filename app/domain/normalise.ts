import type { ContentLanguage } from "./language.ts";
import { SIMPLIFIED } from "./traditional-characters.ts";

/** Letters without a decomposition, and Hebrew's final forms, so that a word and its longer forms begin alike. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  ł: "l",
  þ: "th",
  ı: "i",
  ة: "ه",
  ى: "ي",
  ٱ: "ا",
  ک: "ك",
  ی: "ي",
  ך: "כ",
  ם: "מ",
  ן: "נ",
  ף: "פ",
  ץ: "צ",
};
const FOLDED_LETTERS = new RegExp(`[${Object.keys(FOLDED).join("")}]`, "gu");

/** Accents, vowel points and the tatweel; the two marks that voice kana stay. */
const MARKS = /(?![\u3099\u309A])\p{M}|\u0640/gu;
const KATAKANA = /[\u30A1-\u30F6]/g;
const KANA_DISTANCE = 0x60;
/** Geresh and gershayim are part of a Hebrew word; elsewhere an apostrophe ends one. */
const HEBREW_POINTS = /(\p{sc=Hebrew})['’`´"”״׳](?=\p{sc=Hebrew})/gu;
/** The spelling of German without umlauts. Before another `e` it is none, so that a second pass changes nothing. */
const GERMAN_DIGRAPHS = /([aou])e(?!e)/g;

const HAN = /\p{sc=Han}/gu;

/**
 * Folds spellings that guests mix: case, accents, width, kana, vowel points, forms of alef and yaa,
 * traditional characters.
 * Pure; the same for the index and for what guests type. Length may change.
 */
export function normalise(text: string, language: ContentLanguage): string {
  const folded = text
    .replace(HEBREW_POINTS, "$1")
    .normalize("NFKD")
    .toLowerCase()
    .replace(MARKS, "")
    .normalize("NFC")
    .replace(FOLDED_LETTERS, (letter) => FOLDED[letter] ?? letter)
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE));
  if (language === "de") return folded.replace(GERMAN_DIGRAPHS, "$1");
  if (language === "zh") return folded.replace(HAN, (character) => SIMPLIFIED.get(character) ?? character);
  return folded;
}

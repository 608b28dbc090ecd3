import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";

/** Ways in which an engine spoils one marked text. */
export const TEXT_FAULTS = [
  "loses_mark",
  "repeats_mark",
  "translates_mark",
  "inflects_mark",
  "invents_mark",
  "adds_markup",
  "loops",
  "hides_sign",
  "writes_other_script",
  "writes_nothing",
] as const;
export type TextFault = (typeof TEXT_FAULTS)[number];

const LETTERS: Partial<Record<ContentLanguage, string>> = {
  ru: "абвгдежзиклмнопрстуфхцчшыэ",
  ar: "ابتثجحخدذرزسشصضطظعغفقكلمنه",
  he: "אבגדהוזחטיכלמנסעפצקרשתאבגד",
  ja: "アイウエオカキクケコサシスセソタチツテトナニヌネノハ",
  zh: "天地人山水火木金土日月年上下左右中大小多少南北东西春",
};
const VOWELS = "aeiou";
const LATIN = "abcdefghijklmnopqrstuvwxyz";
const MARK = /<x id="\d+"\/>/;

/**
 * "Translates" letter by letter, the same for the same input: into the letters of the target's script, or with
 * other vowels in Latin. Marks, entities, digits and signs stay.
 */
export function translateMarked(text: string, to: ContentLanguage): string {
  return text.replace(/<[^>]*>|&[a-z]+;|\p{L}/gu, (found) =>
    /^[<&]/.test(found) ? found : toLetter(found, to),
  );
}

function toLetter(letter: string, to: ContentLanguage): string {
  const small = letter.toLowerCase();
  const index = LATIN.includes(small) ? LATIN.indexOf(small) : (small.codePointAt(0) ?? 0) % LATIN.length;
  const letters = LETTERS[to];
  if (letters) return letters[index] ?? "";
  const latin = LATIN[index] ?? "";
  const vowel = VOWELS.indexOf(latin);
  const shift = 1 + (CONTENT_LANGUAGE_CODES.indexOf(to) % (VOWELS.length - 1));
  const other = vowel < 0 ? latin : (VOWELS[(vowel + shift) % VOWELS.length] ?? "");
  return small === letter ? other : other.toUpperCase();
}

/** Spoils a translated text. Faults of marks leave a text without marks as it is, except for an invented mark. */
export function spoil(text: string, fault: TextFault, to: ContentLanguage): string {
  const mark = MARK.exec(text)?.[0] ?? "";
  switch (fault) {
    case "loses_mark":
      return text.replace(MARK, "");
    case "repeats_mark":
      return `${text} ${mark}`;
    case "translates_mark":
      // A Cyrillic letter in place of the Latin one.
      return text.replace(/<x /, "<\u0445 ");
    case "inflects_mark":
      return mark === "" ? text : text.replace(MARK, `${mark}n`);
    case "invents_mark":
      return `${text} <x id="99"/>`;
    case "adds_markup":
      return `<b>${text}</b>`;
    case "loops":
      return `${text} ${translateMarked("over and over again ", to).repeat(8)}`;
    case "hides_sign":
      return `\u202E${text}`;
    case "writes_other_script":
      return text.replace(/<[^>]*>|&[a-z]+;|\p{L}/gu, (found) => (/^[<&]/.test(found) ? found : "\u03C9"));
    case "writes_nothing":
      return "";
  }
}

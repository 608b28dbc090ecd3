import { describe, expect, it } from "vitest";
import { QUESTIONS } from "#domain/answers/questions.ts";
import { CONTENT_LANGUAGE_CODES, type ContentLanguage } from "#domain/language.ts";
import { loadAnswerWords } from "../answers/words.ts";
import { OTHER_LETTERS } from "./alphabet.ts";
import type { GuideEntry } from "./guide-entries.ts";
import { JAPANESE_READINGS } from "./japanese-readings.ts";
import { sortAToZ } from "./sort-a-to-z.ts";

function entry(text: string, language: ContentLanguage, id = text): GuideEntry {
  return {
    id,
    topic: "arriving",
    icon: "pencil",
    title: { text, language },
    body: { kind: "own", content: [], language },
    hours: null,
  };
}

/** Letters that have entries, with the entries' titles. */
function sorted(language: ContentLanguage, titles: readonly string[]) {
  const groups = sortAToZ(
    titles.map((title) => entry(title, language)),
    language,
  );
  return groups.flatMap(({ letter, entries }) =>
    entries.length === 0 ? [] : [`${letter}: ${entries.map(({ title }) => title.text).join(", ")}`],
  );
}

describe("the guide from A to Z", () => {
  it.each([
    [
      "en",
      ["Theatre", "The bar", "bath", "Ängelholm", "24 hours", "Баня"],
      ["A: Ängelholm", "B: The bar, bath", "T: Theatre", "#: 24 hours, Баня"],
    ],
    [
      "de",
      ["Zug", "Öffnung", "Die Sauna", "Österreich", "Ofen", "„Stube“"],
      ["O: Ofen, Öffnung, Österreich", "S: Die Sauna, „Stube“", "Z: Zug"],
    ],
    [
      "fr",
      ["L’ascenseur", "Le bar", "Les navettes", "Été", "Latte"],
      ["A: L’ascenseur", "B: Le bar", "E: Été", "L: Latte", "N: Les navettes"],
    ],
    [
      "es",
      ["El ñandú", "Nubes", "Los niños", "La playa"],
      ["N: Los niños, Nubes", "Ñ: El ñandú", "P: La playa"],
    ],
    ["it", ["Gli ospiti", "L’orto", "Il lido", "Iris"], ["I: Iris", "L: Il lido", "O: L’orto, Gli ospiti"]],
    ["pt", ["Os animais", "A água", "Areia"], ["A: A água, Os animais, Areia"]],
    ["sv", ["Öl", "Zoo", "Ångbåt", "Äpple", "Ost"], ["O: Ost", "Z: Zoo", "Å: Ångbåt", "Ä: Äpple", "Ö: Öl"]],
    ["fi", ["Ääni", "Zen", "Öljy"], ["Z: Zen", "Ä: Ääni", "Ö: Öljy"]],
    [
      "tr",
      ["Çay", "Cam", "Iğdır", "İskele", "Şarap", "Sauna"],
      ["C: Cam", "Ç: Çay", "I: Iğdır", "İ: İskele", "S: Sauna", "Ş: Şarap"],
    ],
    ["ru", ["Ёлка", "Ель", "Жара", "Wi-Fi"], ["Е: Ёлка, Ель", "Ж: Жара", "A–Z: Wi-Fi"]],
    [
      "ar",
      ["الإفطار", "البار", "تسجيل الوصول", "أمتعة", "Wi-Fi"],
      ["ا: الإفطار, أمتعة", "ب: البار", "ت: تسجيل الوصول", "A–Z: Wi-Fi"],
    ],
    ["he", ["ארוחה", "הגעה", "בריכה", "Wi-Fi"], ["א: ארוחה", "ב: בריכה", "ה: הגעה", "A–Z: Wi-Fi"]],
    [
      "ja",
      ["ガーデン", "カフェ", "サウナ", "お荷物", "庭", "Bar", "24時間"],
      ["あ: お荷物", "か: ガーデン, カフェ", "さ: サウナ", "漢字: 庭", "A–Z: Bar", "#: 24時間"],
    ],
    [
      "zh",
      ["早餐", "入住", "前台", "Wi-Fi", "无线网络", "24小时"],
      ["Q: 前台", "R: 入住", "W: 无线网络, Wi-Fi", "Z: 早餐", "#: 24小时"],
    ],
  ] as const)(
    "in %s files titles by the language's own letters, articles aside [A6]",
    (language, titles, letters) => {
      expect(sorted(language, titles)).toEqual(letters);
    },
  );

  it("has all letters of the language, also those without entries, each with its own anchor [A6]", () => {
    const groups = sortAToZ([entry("Zoo", "en")], "en");
    expect(groups.map(({ letter }) => letter).join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    expect(new Set(groups.map(({ anchor }) => anchor)).size).toBe(26);
  });

  it.each(CONTENT_LANGUAGE_CODES)(
    "files every answer in %s under a letter of the language [A6]",
    async (language) => {
      const words = await loadAnswerWords(language);
      const answers = QUESTIONS.map(({ id }) => entry(words.questions[id].title, language, id));
      const others: readonly string[] = Object.values(OTHER_LETTERS);
      const groups = sortAToZ(answers, language);
      const astray = groups.filter(({ letter }) => others.includes(letter)).flatMap(({ entries }) => entries);
      const isForeign = ({ title }: GuideEntry) => !/[^\p{Script=Latin}\P{L}]/u.test(title.text);
      expect(astray.filter((one) => !isForeign(one))).toEqual([]);
      expect(groups.flatMap(({ entries }) => entries)).toHaveLength(QUESTIONS.length);
    },
  );

  it("files Japanese answers by their reading, in kana [A6]", async () => {
    const { questions } = await loadAnswerWords("ja");
    for (const { id } of QUESTIONS) {
      const needsReading = /[\p{Script=Han}\p{Script=Latin}]/u.test(questions[id].title);
      expect(JAPANESE_READINGS[id] ?? "none", id).toMatch(needsReading ? /^[ぁ-んー・]+$/ : /^none$/);
    }
  });
});

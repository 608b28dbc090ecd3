import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { getWords } from "./words.ts";

const SCRIPTS = {
  ru: /\p{Script=Cyrillic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
};

describe("the portal's own words", () => {
  it.each(CONTENT_LANGUAGE_CODES)("are complete in %s and contain no HTML [S83]", (language) => {
    for (const [key, text] of Object.entries(getWords(language))) {
      expect(text, key).toMatch(/^[^<>&"]{2,}$/);
    }
  });

  it.each(Object.entries(SCRIPTS))("are written in the script of %s [S83]", (language, script) => {
    const { wechatId: _brand, ...own } = getWords(language as keyof typeof SCRIPTS);
    for (const text of Object.values(own)) expect(text).toMatch(script);
  });

  it("are translated: no sentence equals the English one [S83]", () => {
    const english = getWords("en");
    for (const language of CONTENT_LANGUAGE_CODES.filter((code) => code !== "en")) {
      expect(getWords(language).closed).not.toBe(english.closed);
      expect(getWords(language).notFound).not.toBe(english.notFound);
      expect(getWords(language).newTab).not.toBe(english.newTab);
    }
  });
});

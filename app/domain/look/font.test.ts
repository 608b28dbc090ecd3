import { describe, expect, it } from "vitest";
import type { ContentLanguage } from "../language.ts";
import {
  FONT_IDS,
  fallbackFontFor,
  findLetters,
  getFont,
  getLetters,
  isFontId,
  listSelectableFonts,
} from "./font.ts";

describe("a font of the catalogue", () => {
  it("is found only by its id [S8]", () => {
    for (const id of FONT_IDS) expect(getFont(id).id).toBe(id);
    expect(isFontId("caveat")).toBe(true);
    expect(isFontId("comic-sans")).toBe(false);
  });

  it("is offered if it is the default, on the property's list, or in use [S8]", () => {
    const ids = (...fonts: Parameters<typeof listSelectableFonts>) =>
      listSelectableFonts(...fonts).map(({ id }) => id);
    expect(ids([])).toEqual(["inter"]);
    expect(ids(["lora", "inter"], "cairo")).toEqual(["inter", "lora", "cairo"]);
  });

  it("has a fallback for scripts with small files only [S83]", () => {
    expect(fallbackFontFor("arabic")).toBe("cairo");
    expect(fallbackFontFor("japanese")).toBeNull();
  });
});

describe("letters beyond basic Latin", () => {
  it.each([
    ["en", []],
    ["tr", ["latin-ext"]],
    ["fi", []],
    ["ru", ["cyrillic"]],
    ["zh", ["chinese"]],
  ] as const)("that %s can't do without are %j [S83]", (language, letters) => {
    expect([...getLetters(language)]).toEqual(letters);
  });

  it.each<[string, ContentLanguage[], string[]]>([
    ["Menu", ["en"], []],
    ["Меню", ["ru"], ["cyrillic"]],
    ["القائمة", ["ar"], ["arabic"]],
    ["Ağaç", ["tr"], ["latin-ext"]],
    ["Kahve", ["tr"], []],
    ["Ağaç", ["en"], []],
    ["メニュー", ["en"], ["japanese"]],
    ["風呂", ["ja"], ["japanese"]],
    ["风吕", ["zh"], ["chinese"]],
    ["Menu", ["ja"], []],
    ["メニュー 風呂", ["zh"], ["japanese"]],
  ])("of %j in %j are %j [S83]", (text, languages, letters) => {
    expect([...findLetters(text, languages)]).toEqual(letters);
  });
});

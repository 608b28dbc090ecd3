import { describe, expect, it } from "vitest";
import type { ButtonOf } from "#domain/content/button.ts";
import type { Draft } from "#domain/content/document.ts";
import type { ContentLanguage } from "#domain/language.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { findFirstLetters, findPageLetters } from "./page-letters.ts";

/** A portal with these texts in its default language and a separate English button. */
function draftIn(defaultLanguage: ContentLanguage, name: string, own = "Menu"): Draft {
  const popup = usableButton("popup", 2, name) as ButtonOf<"popup">;
  return sampleDraft({
    languages: [defaultLanguage, "en"],
    defaultLanguage,
    buttons: {
      [defaultLanguage]: { buttons: [usableButton("link", 1, name), popup] },
      en: { buttons: [usableButton("link", 1, own)] },
    },
  });
}

describe("a page's letter sets", () => {
  it.each([
    ["ar", "موقعنا", ["arabic"]],
    ["he", "תפריט", ["hebrew"]],
    ["ru", "Меню", ["cyrillic"]],
    ["tr", "Yüzme havuzu ığ", ["latin-ext"]],
    ["tr", "Menü", []],
    ["ja", "朝食", ["japanese"]],
    ["zh", "早餐", ["chinese"]],
    ["fr", "Petit déjeuner", []],
  ] as const)("in English are those too that %s supplies with “%s”: %j [S83]", (language, name, letters) => {
    expect([...findPageLetters(draftIn(language, name), "en")].sort()).toEqual([...letters].sort());
  });

  it("begin with the language's own, whatever was typed [S83]", () => {
    expect([...findPageLetters(draftIn("ar", "موقعنا", "Menu"), "ar")]).toEqual(["arabic"]);
    expect([...findPageLetters(sampleDraft({ name: "Фонтан" }), "ar")]).toEqual(["arabic", "cyrillic"]);
  });

  it("leave out hidden texts, and the largest file for a single foreign name [S3, S8]", () => {
    const hidden = { ...usableButton("link", 1, "موقعنا"), hidden: true };
    expect(findPageLetters(sampleDraft({ english: [hidden] }), "en").size).toBe(0);
    expect(findPageLetters(sampleDraft({ name: "Hotel Dvořák" }), "en").size).toBe(0);
  });

  it("of closed dialogs are loaded later [S3]", () => {
    const popup = usableButton("popup", 1, "موقعنا") as ButtonOf<"popup">;
    const draft = sampleDraft({ english: [{ ...popup, name: "Find us" }] });
    expect([...findPageLetters(draft, "en")]).toEqual(["arabic"]);
    expect(findFirstLetters(draft, "en").size).toBe(0);
  });
});

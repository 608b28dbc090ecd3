import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CONTENT_LANGUAGES,
  decideInterfaceLanguage,
  getKnownLanguages,
  getOwnName,
  getTextDirection,
  hasNewerLanguage,
  isContentLanguage,
  negotiateLanguage,
} from "./language.ts";

describe("the interface language", () => {
  it.each([
    ["de", "fr", "de"],
    [null, "fr-CH, fr;q=0.9, en;q=0.8", "fr"],
    [null, "pt, de;q=0.5, it;q=0.9", "it"],
    ["xx", "es", "es"],
    [null, "ja", "en"],
    [null, null, "en"],
    [null, "de;q=0, fr", "fr"],
    [null, "de;q=0", "en"],
    [null, "it, de, fr;q=0.9", "it"],
    [null, "fr;q=0.9, it, de", "it"],
  ])("by cookie %j and browser %j is %s [S103, S212]", (cookie, header, language) => {
    expect(decideInterfaceLanguage(cookie, header)).toBe(language);
  });

  it("ignores a malformed header [S103]", () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([null, "en", "de"]).toContain(negotiateLanguage(header, ["en", "de"]));
      }),
    );
  });
});

describe("content languages", () => {
  it("are fourteen, two of them right to left [S83]", () => {
    expect(CONTENT_LANGUAGES).toHaveLength(14);
    const leftwards = CONTENT_LANGUAGES.filter(({ code }) => getTextDirection(code) === "rtl");
    expect(leftwards.map(({ code }) => code)).toEqual(["ar", "he"]);
  });

  it("have names in their own language [S83]", () => {
    expect([getOwnName("en"), getOwnName("de")]).toEqual(["English", "Deutsch"]);
  });
});

describe("a row's languages", () => {
  it.each([
    [["de", "ar"], "de", ["de", "ar"], "de", false],
    // `tlh` stands for a language of a newer version.
    [["tlh", "ar"], "ar", ["ar"], "ar", true],
    [["tlh", "ar"], "tlh", ["ar"], "ar", true],
    [["tlh"], "tlh", [], "en", true],
  ])(
    "%j with %s are known as %j with %s; a newer version's among them: %s [S83, S108]",
    (stored, preset, languages, defaultLanguage, isNewer) => {
      const row = { languages: stored, defaultLanguage: preset };
      expect(getKnownLanguages(row)).toEqual({ languages, defaultLanguage });
      expect(hasNewerLanguage(row)).toBe(isNewer);
    },
  );

  it("are content languages only [S83]", () => {
    expect(CONTENT_LANGUAGES.every(({ code }) => isContentLanguage(code))).toBe(true);
    expect(isContentLanguage("tlh")).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { toggleLanguage } from "./toggle-language.ts";

describe("languages that are switched", () => {
  it("keep the order they were saved in, so that off and on changes nothing [S83]", () => {
    const saved = ["ar", "en", "de"] as const;
    const off = toggleLanguage(saved, "en", saved);
    expect(off).toEqual(["ar", "de"]);
    expect(toggleLanguage(off, "en", saved)).toEqual(saved);
  });

  it("are added behind the saved ones [S83]", () => {
    expect(toggleLanguage(["de"], "fr", ["de"])).toEqual(["de", "fr"]);
  });
});

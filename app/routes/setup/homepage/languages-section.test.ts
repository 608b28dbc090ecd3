import { describe, expect, it } from "vitest";
import { toggleLanguage } from "./languages-section.tsx";

describe("switched languages", () => {
  it("keep their saved order, so that off and on changes nothing [S83]", () => {
    const saved = ["ar", "en", "de"] as const;
    const off = toggleLanguage(saved, "en", saved);
    expect(off).toEqual(["ar", "de"]);
    expect(toggleLanguage(off, "en", saved)).toEqual(saved);
  });

  it("are added after the saved ones [S83]", () => {
    expect(toggleLanguage(["de"], "fr", ["de"])).toEqual(["de", "fr"]);
  });
});

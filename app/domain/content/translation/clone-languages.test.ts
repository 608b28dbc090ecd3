import { expect, it } from "vitest";
import { decideCloneLanguages } from "./clone-languages.ts";

const source = { languages: ["en", "de", "ar"], defaultLanguage: "en" } as const;

it("a clone keeps the target's languages and default language [S15, S47]", () => {
  const target = { languages: ["de", "en", "it"], defaultLanguage: "de" } as const;
  expect(decideCloneLanguages(source, target, "keep")).toEqual({
    ...target,
    origins: { de: "de", en: "en" },
    empty: ["it"],
    left: ["ar"],
  });
});

it("a default language that the source lacks gets the source's default buttons, since all others fall back to it [S15]", () => {
  const target = { languages: ["fr", "it", "ar"], defaultLanguage: "fr" } as const;
  expect(decideCloneLanguages(source, target, "keep")).toEqual({
    ...target,
    origins: { fr: "en", ar: "ar" },
    empty: ["it"],
    left: ["de"],
  });
});

it("on request, a clone copies the source's languages [S15]", () => {
  const target = { languages: ["fr"], defaultLanguage: "fr" } as const;
  const origins = { en: "en", de: "de", ar: "ar" };
  expect(decideCloneLanguages(source, target, "take")).toEqual({ ...source, origins, empty: [], left: [] });
});

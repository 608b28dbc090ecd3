import { expect, it } from "vitest";
import { decideCloneLanguages } from "./clone-languages.ts";

const source = { languages: ["en", "de", "ar"], defaultLanguage: "en" } as const;

it("a clone leaves the target its languages and its default language [S15, S47]", () => {
  const target = { languages: ["de", "en", "it"], defaultLanguage: "de" } as const;
  expect(decideCloneLanguages(source, target, "keep")).toEqual({
    ...target,
    origins: { de: "de", en: "en" },
    empty: ["it"],
    left: ["ar"],
  });
});

it("a default language that the source lacks gets the source's default, since all others fall back to it [S15]", () => {
  const target = { languages: ["fr", "it", "ar"], defaultLanguage: "fr" } as const;
  expect(decideCloneLanguages(source, target, "keep")).toEqual({
    ...target,
    origins: { fr: "en", ar: "ar" },
    empty: ["it"],
    left: ["de"],
  });
});

it("asked to, a clone takes the source's languages along [S15]", () => {
  const target = { languages: ["fr"], defaultLanguage: "fr" } as const;
  const origins = { en: "en", de: "de", ar: "ar" };
  expect(decideCloneLanguages(source, target, "take")).toEqual({ ...source, origins, empty: [], left: [] });
});

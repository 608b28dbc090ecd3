import { expect, it } from "vitest";
import type { ContentLanguage } from "#domain/language.ts";
import { copySourceFor } from "./empty-language.tsx";

const DRAFT = { languages: ["en", "fr", "de"], defaultLanguage: "de" } as const;

it.each<[string, ContentLanguage, ContentLanguage[], ContentLanguage | null]>([
  ["another language starts with the default language", "fr", ["en", "de"], "de"],
  ["the default language starts with the first that has buttons", "de", ["fr", "en"], "en"],
  ["another language starts with a third where the default language has none", "fr", ["en"], "en"],
  ["nothing is offered where no other language has buttons", "de", ["de"], null],
])("%s [S16]", (_, language, withButtons, source) => {
  expect(copySourceFor(language, DRAFT, (candidate) => withButtons.includes(candidate))).toBe(source);
});

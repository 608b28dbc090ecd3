import { describe, expect, it } from "vitest";
import { findRetiredWords } from "#scripts/lint/retired-words.ts";

const getWords = (text: string) => findRetiredWords(text).map(({ line, word }) => `${line} ${word}`);

describe("the check for retired words", () => {
  it.each([
    ["a comment", "// Whoever is signed in.", "1 Whoever"],
    ["a title", 'it("reads the list anew", () => {});', "1 anew"],
    ["an identifier", "const openHouse = 1;", "1 House"],
    ["a constant", "const READ_ANEW_MS = 1;", "1 ANEW"],
    ["a function", "export function useDeed() {}", "1 Deed"],
    ["a phrase in an identifier", "await layDownMail();", "1 layDown"],
    ["a phrase", "\n/** Lays a mail down for sending. */", "2 Lays a mail down"],
  ])("finds one in %s, with its line", (_place, text, found) => {
    expect(getWords(text)).toEqual([found]);
  });

  it("says what to write instead", () => {
    expect(findRetiredWords("the font that it wears")).toEqual([
      { line: 1, word: "wears", instead: "used, uses" },
    ]);
  });

  it("passes plain words, longer ones that hold a retired one, and names of made-up hotels and addresses", () => {
    const text = `
      /** Enqueues a mail; call it in the batch of the action. */
      import { runLighthouse } from "./run-lighthouse.ts";
      const isIndeed = equivalent(household);
      open("Gull House", "desk@house.example");
    `;
    expect(getWords(text)).toEqual([]);
  });
});

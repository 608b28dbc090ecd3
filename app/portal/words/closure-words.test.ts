import { describe, expect, it } from "vitest";
import { getClosureTexts } from "./closure-words.ts";

/** The notice before a closure from this day on. */
function noticeFrom(closesOn: string, language: string): string | undefined {
  const texts = getClosureTexts({ closesOn, opensOn: "2027-05-01", noticeFrom: null, texts: {} });
  return texts.find((text) => text.language === language)?.notice;
}

describe("the notice before a closure", () => {
  it.each([
    ["it", "2026-11-01", "Chiusura stagionale dal 1º novembre."],
    ["it", "2026-11-08", "Chiusura stagionale dall’8 novembre."],
    ["it", "2026-11-11", "Chiusura stagionale dall’11 novembre."],
    ["it", "2026-11-18", "Chiusura stagionale dal 18 novembre."],
    ["fr", "2026-11-01", "Fermeture saisonnière à partir du 1er novembre."],
    ["de", "2026-11-08", "Ab dem 8. November haben wir Saisonpause."],
  ])("names the day as %s does, from %s on [T8]", (language, closesOn, notice) => {
    expect(noticeFrom(closesOn, language)).toBe(notice);
  });
});

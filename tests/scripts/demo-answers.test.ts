import { describe, expect, it } from "vitest";
import { type Answers, answersSchema } from "#domain/answers/answers.ts";
import { questionsFor } from "#domain/answers/questions.ts";
import { checkDraft } from "#domain/content/publish-check.ts";
import { AURELIA_ANSWERS } from "#scripts/seed/aurelia-answers.ts";
import { FICO_ANSWERS } from "#scripts/seed/fico-answers.ts";
import { MARLOWE_LANGUAGES, marloweButtons } from "#scripts/seed/marlowe.ts";
import { MARLOWE_ANSWERS } from "#scripts/seed/marlowe-answers.ts";
import { PICTURE, sampleDraft } from "#tests/factories/draft.ts";

/** Each property's answers, its languages, and how many questions it answers at least. */
const PROPERTIES = [
  ["hotel", MARLOWE_ANSWERS, MARLOWE_LANGUAGES, 36],
  ["restaurant", FICO_ANSWERS, ["it", "en"], 25],
  ["ship", AURELIA_ANSWERS, ["en", "de"], 25],
] as const;

function findTexts(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(findTexts);
  return "en" in value ? [value as Record<string, unknown>, ...inside] : inside;
}

describe("the demo's answers", () => {
  it.each(PROPERTIES)(
    "of the %s can be saved, in all of its languages [A1, A5]",
    (kind, answers, languages, least) => {
      expect(answersSchema.parse(answers)).toEqual(answers);
      expect(answers.kind).toBe(kind);
      const asked = new Set(questionsFor(kind).map(({ id }) => id));
      const given = Object.entries(answers.byQuestion);
      expect(given.map(([id]) => id).filter((id) => !asked.has(id as never))).toEqual([]);
      expect(given.filter(([, { state }]) => state === "answered").length).toBeGreaterThanOrEqual(least);
      expect(given.some(([, { state }]) => state === "not-applicable")).toBe(true);
      for (const texts of findTexts(answers)) {
        expect(Object.keys(texts).sort(), JSON.stringify(texts)).toEqual([...languages].sort());
      }
    },
  );

  it("let the hotel be published with its link to the guide [A6, D95]", () => {
    const rooms = [PICTURE, PICTURE, PICTURE, PICTURE] as const;
    const pictures = { logo: PICTURE, portrait: PICTURE, landscape: PICTURE, coast: PICTURE, rooms };
    const draft = {
      ...sampleDraft({ languages: [...MARLOWE_LANGUAGES], defaultLanguage: "en" }),
      buttons: Object.fromEntries(
        MARLOWE_LANGUAGES.map((language) => [language, { buttons: marloweButtons(language, pictures) }]),
      ),
    };
    const check = (answers: Answers) =>
      checkDraft({ ...draft, answers }, { guestServices: true }).flatMap(({ level, code }) =>
        level === "blocking" ? [code] : [],
      );
    expect(check(MARLOWE_ANSWERS)).toEqual([]);
    expect(check({ ...MARLOWE_ANSWERS, byQuestion: {}, entries: [] })).toContain("guide_empty");
  });
});

import { expect, test } from "vitest";
import type { Term } from "#domain/translation/terms.ts";
import { sampleDraft, usableButton } from "#tests/factories/draft.ts";
import { planDrafts } from "./plan-drafts.ts";

test("a text of terms and numbers alone gets their wordings without an engine, each once (L4)", () => {
  const spa: Term = { id: "a".repeat(24), term: "Spa", wordings: { de: "Royal Spa" } };
  const { drafts, texts } = planDrafts({
    draft: sampleDraft({ english: [usableButton("popup", 1, "Spa, Spa 24/7")] }),
    languages: ["de"],
    rows: [],
    terms: [spa],
    engineLanguages: ["de"],
    translatePhrase: () => [],
  });
  const own = drafts.filter(({ place }) => place.includes("b".padStart(24, "a")));
  const words = own.map(({ body }) => JSON.stringify(body));
  expect(words.length).toBeGreaterThan(1);
  for (const body of words) expect(body).toContain('"Royal Spa, Royal Spa 24/7"');
  expect(texts).toEqual([]);
});

import { describe, expect, it } from "vitest";
import { QUESTION_IDS } from "#domain/answers/questions.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { toPropertyEntries } from "#tests/ask/property-entries.ts";
import { EVERYDAY_QUERIES } from "#tests/ask/queries.ts";
import { rankQueries, summariseRanks, toAsked } from "#tests/ask/rank-queries.ts";
import { drawNumbers, typeBadly } from "#tests/ask/type-badly.ts";
import { buildIndex } from "./build-index.ts";
import { loadIndex } from "./load-index.ts";

const FIRST_SHARE = 0.95;
const AMONG_THREE_SHARE = 0.99;
const SEED = 20_261_128;

describe.each(CONTENT_LANGUAGE_CODES)("everyday questions in %s", async (language) => {
  const entries = await toPropertyEntries("hotel", language);
  const index = loadIndex(buildIndex(entries, language));
  const asked = toAsked(EVERYDAY_QUERIES[language]);

  it("are 200 or more, about each question of a hotel [A8]", () => {
    expect(new Set(asked.map(({ query }) => query)).size).toBeGreaterThanOrEqual(200);
    for (const { id } of entries) {
      expect(asked.filter(({ right }) => right.includes(id)).length, id).toBeGreaterThanOrEqual(4);
    }
    for (const id of asked.flatMap(({ right }) => right)) expect(QUESTION_IDS).toContain(id);
  });

  it("find the right answer first in 95 %, among the first three in 99 %, also misspelt [A8]", () => {
    const draw = drawNumbers(SEED);
    // Japanese and Chinese are typed by conversion, which knows no misspelt word.
    const isConverted = language === "ja" || language === "zh";
    const typed = asked.flatMap(({ query, right }) => {
      const misspelt = isConverted ? null : typeBadly(query, draw);
      return [query, ...(misspelt === null ? [] : [misspelt])].map((query) => ({ query, right }));
    });
    const { first, amongThree, report } = summariseRanks(rankQueries(index, typed));
    expect(first, report).toBeGreaterThanOrEqual(FIRST_SHARE);
    expect(amongThree, report).toBeGreaterThanOrEqual(AMONG_THREE_SHARE);
  });
});

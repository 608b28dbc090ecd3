import { expect, it } from "vitest";
import { QUESTION_IDS } from "#domain/answers/questions.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { toPropertyEntries } from "#tests/ask/property-entries.ts";
import { rankQueries, summariseRanks, toAsked } from "#tests/ask/rank-queries.ts";
import { THIRD_QUERIES } from "#tests/ask/third-queries.ts";
import { buildIndex } from "./build-index.ts";
import { loadIndex } from "./load-index.ts";

const FIRST_SHARE = 0.8;
const AMONG_THREE_SHARE = 0.89;

it("finds new questions of all languages first in 80 %, among the first three in 89 % [A8]", async () => {
  const ranked = await Promise.all(
    CONTENT_LANGUAGE_CODES.map(async (language) => {
      const asked = toAsked(THIRD_QUERIES[language]);
      for (const id of asked.flatMap(({ right }) => right)) expect(QUESTION_IDS).toContain(id);
      return rankQueries(loadIndex(buildIndex(await toPropertyEntries("hotel", language), language)), asked);
    }),
  );
  const { first, amongThree, report } = summariseRanks(ranked.flat());
  expect(first, report).toBeGreaterThanOrEqual(FIRST_SHARE);
  expect(amongThree, report).toBeGreaterThanOrEqual(AMONG_THREE_SHARE);
});

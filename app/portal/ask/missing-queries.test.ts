import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { MISSING_QUERIES } from "#tests/ask/missing-queries.ts";
import { toPropertyEntries } from "#tests/ask/property-entries.ts";
import { rankQueries } from "#tests/ask/rank-queries.ts";
import { buildIndex } from "./build-index.ts";
import { loadIndex } from "./load-index.ts";

/** Share of all languages' queries that find something. */
const WRONG_SHARE = 0.18;
/** The same in one language. */
const LANGUAGE_WRONG_SHARE = 0.3;

const ranked = await Promise.all(
  CONTENT_LANGUAGE_CODES.map(async (language) => {
    const index = loadIndex(buildIndex(await toPropertyEntries("hotel", language), language));
    const asked = MISSING_QUERIES[language].map((query) => ({ query, right: [] }));
    const found = rankQueries(index, asked).filter(({ found }) => found.length > 0);
    return { language, asked: asked.length, found };
  }),
);

describe("what a hotel lacks", () => {
  it.each(ranked)("is seldom answered in $language [A8]", ({ asked, found }) => {
    const report = found.map(({ query, found }) => `${query} → ${found.slice(0, 3)}`).join("\n");
    expect(asked).toBeGreaterThanOrEqual(15);
    expect(found.length / asked, report).toBeLessThanOrEqual(LANGUAGE_WRONG_SHARE);
  });

  it("finds nothing in 82 % of all languages' queries [A8]", () => {
    const asked = ranked.reduce((sum, { asked }) => sum + asked, 0);
    const wrong = ranked.reduce((sum, { found }) => sum + found.length, 0);
    expect(wrong / asked).toBeLessThanOrEqual(WRONG_SHARE);
  });
});

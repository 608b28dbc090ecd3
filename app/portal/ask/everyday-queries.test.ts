import { describe, expect, it } from "vitest";
import { QUESTION_IDS } from "#domain/answers/questions.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { toPropertyEntries } from "#tests/ask/property-entries.ts";
import { EVERYDAY_QUERIES } from "#tests/ask/queries.ts";
import { drawNumbers, typeBadly } from "#tests/ask/type-badly.ts";
import { buildIndex } from "./build-index.ts";
import { loadIndex } from "./load-index.ts";
import { search } from "./search.ts";

const FIRST_SHARE = 0.95;
const FIRST_THREE_SHARE = 0.99;
const SEED = 20_261_128;

describe.each(CONTENT_LANGUAGE_CODES)("everyday questions in %s", async (language) => {
  const entries = await toPropertyEntries("hotel", language);
  const index = loadIndex(buildIndex(entries, language));
  const asked = Object.entries(EVERYDAY_QUERIES[language]).flatMap(([ids, queries]) =>
    queries.map((query) => ({ query, right: ids.split("|") })),
  );

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
    const tried = asked.flatMap(({ query, right }) => {
      const misspelt = isConverted ? null : typeBadly(query, draw);
      return [query, ...(misspelt === null ? [] : [misspelt])].map((typed) => {
        const ids = search(index, typed).map(({ id }) => id);
        return { typed, right, ids, rank: ids.findIndex((id) => right.includes(id)) };
      });
    });
    const missed = tried.filter(({ rank }) => rank !== 0);
    const report = missed.map(({ typed, right, ids }) => `${typed} → ${ids.slice(0, 3)}; right: ${right}`);
    const isAmongThree = ({ rank }: { readonly rank: number }) => rank >= 0 && rank < 3;
    expect(1 - missed.length / tried.length, report.join("\n")).toBeGreaterThanOrEqual(FIRST_SHARE);
    const three = tried.filter(isAmongThree).length;
    expect(three / tried.length, report.join("\n")).toBeGreaterThanOrEqual(FIRST_THREE_SHARE);
  });
});

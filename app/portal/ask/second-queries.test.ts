import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { PROPERTY_KINDS } from "#domain/property/property-kind.ts";
import { toPropertyEntries } from "#tests/ask/property-entries.ts";
import { rankQueries, summariseRanks, toAsked } from "#tests/ask/rank-queries.ts";
import { SECOND_QUERIES } from "#tests/ask/second-queries.ts";
import { buildIndex } from "./build-index.ts";
import { loadIndex } from "./load-index.ts";

const FIRST_SHARE = 0.95;
const AMONG_THREE_SHARE = 0.99;

describe.each(CONTENT_LANGUAGE_CODES)(
  "a second set of questions in %s, mistyped by hand",
  async (language) => {
    const kinds = await Promise.all(
      PROPERTY_KINDS.map(async (kind) => {
        const entries = await toPropertyEntries(kind, language);
        return { kind, entries, asked: toAsked(SECOND_QUERIES[language][kind]) };
      }),
    );

    it.each(kinds)("is about what a $kind answers [A8]", ({ entries, asked }) => {
      const known = entries.map(({ id }) => id);
      for (const { right } of asked) for (const id of right) expect(known).toContain(id);
      expect(asked.length).toBeGreaterThanOrEqual(20);
    });

    it("finds the right answer first in 95 %, among the first three in 99 % [A8]", () => {
      const ranked = kinds.flatMap(({ entries, asked }) =>
        rankQueries(loadIndex(buildIndex(entries, language)), asked),
      );
      const { first, amongThree, report } = summariseRanks(ranked);
      expect(first, report).toBeGreaterThanOrEqual(FIRST_SHARE);
      expect(amongThree, report).toBeGreaterThanOrEqual(AMONG_THREE_SHARE);
    });
  },
);

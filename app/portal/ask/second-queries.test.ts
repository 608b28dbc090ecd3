import { describe, expect, it } from "vitest";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { PROPERTY_KINDS } from "#domain/property/property-kind.ts";
import { toPropertyEntries } from "#tests/ask/property-entries.ts";
import { rankQueries, toAsked } from "#tests/ask/rank-queries.ts";
import { SECOND_QUERIES } from "#tests/ask/second-queries.ts";
import { buildIndex } from "./build-index.ts";
import { loadIndex } from "./load-index.ts";

const FIRST_SHARE = 0.95;
const AMONG_THREE_SHARE = 0.99;
/** One of some twenty queries may miss the first three. */
const SMALL_SET = 50;
const SMALL_SET_AMONG_THREE_SHARE = 0.95;

describe.each(CONTENT_LANGUAGE_CODES)(
  "a second set of questions in %s, as guests mistype them",
  (language) => {
    it.each(PROPERTY_KINDS)("finds the right answers of a %s first, or among three [A8]", async (kind) => {
      const entries = await toPropertyEntries(kind, language);
      const asked = toAsked(SECOND_QUERIES[language][kind]);
      const known = entries.map(({ id }) => id);
      for (const id of asked.flatMap(({ right }) => right)) expect(known).toContain(id);
      const { first, amongThree, report } = rankQueries(loadIndex(buildIndex(entries, language)), asked);
      expect(first, report).toBeGreaterThanOrEqual(FIRST_SHARE);
      const isSmall = asked.length < SMALL_SET;
      expect(amongThree, report).toBeGreaterThanOrEqual(
        isSmall ? SMALL_SET_AMONG_THREE_SHARE : AMONG_THREE_SHARE,
      );
    });
  },
);

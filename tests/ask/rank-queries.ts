import type { AskIndex } from "#portal/ask/load-index.ts";
import { search } from "#portal/ask/search.ts";
import type { EverydayQueries } from "./queries/everyday-queries.ts";

interface AskedQuery {
  readonly query: string;
  /** Ids of the entries that answer it. */
  readonly right: readonly string[];
}

interface RankedQuery extends AskedQuery {
  readonly found: readonly string[];
  /** Position of the first right answer from 0; -1: not found. */
  readonly rank: number;
}

export function toAsked(queries: EverydayQueries): readonly AskedQuery[] {
  return Object.entries(queries).flatMap(([ids, asked]) =>
    asked.map((query) => ({ query, right: ids.split("|") })),
  );
}

export function rankQueries(index: AskIndex, asked: readonly AskedQuery[]): readonly RankedQuery[] {
  return asked.map(({ query, right }) => {
    const found = search(index, query).map(({ id }) => id);
    return { query, right, found, rank: found.findIndex((id) => right.includes(id)) };
  });
}

/** Shares of queries whose answer is first, and among three; `report`: each that is not first, one a line. */
export function summariseRanks(ranked: readonly RankedQuery[]) {
  const missed = ranked.filter(({ rank }) => rank !== 0);
  const amongThree = ranked.filter(({ rank }) => rank >= 0 && rank < 3);
  const report = missed.map(({ query, right, found }) => `${query} → ${found.slice(0, 3)}; right: ${right}`);
  return {
    first: 1 - missed.length / ranked.length,
    amongThree: amongThree.length / ranked.length,
    report: report.join("\n"),
  };
}

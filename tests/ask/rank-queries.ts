import type { AskIndex } from "#portal/ask/load-index.ts";
import { search } from "#portal/ask/search.ts";
import type { EverydayQueries } from "./queries/everyday-queries.ts";

export interface AskedQuery {
  readonly query: string;
  /** Ids of the entries that answer it. */
  readonly right: readonly string[];
}

export function toAsked(queries: EverydayQueries): readonly AskedQuery[] {
  return Object.entries(queries).flatMap(([ids, asked]) =>
    asked.map((query) => ({ query, right: ids.split("|") })),
  );
}

/** Shares of queries whose answer is first, and among three; `report`: each that is not first, one a line. */
export function rankQueries(index: AskIndex, asked: readonly AskedQuery[]) {
  const tried = asked.map(({ query, right }) => {
    const ids = search(index, query).map(({ id }) => id);
    return { query, right, ids, rank: ids.findIndex((id) => right.includes(id)) };
  });
  const missed = tried.filter(({ rank }) => rank !== 0);
  const amongThree = tried.filter(({ rank }) => rank >= 0 && rank < 3);
  return {
    first: 1 - missed.length / tried.length,
    amongThree: amongThree.length / tried.length,
    report: missed
      .map(({ query, right, ids }) => `${query} → ${ids.slice(0, 3)}; right: ${right}`)
      .join("\n"),
  };
}

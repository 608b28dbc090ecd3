import { useEffect, useEffectEvent, useState } from "react";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { PortfolioPage, PortfolioRow } from "#domain/analytics/report.ts";
import { type Choice, toQuery } from "../choice.ts";

interface Filled {
  readonly first: PortfolioPage;
  readonly rows: readonly PortfolioRow[];
  readonly hasFailed: boolean;
}

/** Replaces rows by those of a page; new rows are last. */
function mergeRows(rows: readonly PortfolioRow[], page: readonly PortfolioRow[]): PortfolioRow[] {
  const byId = new Map(rows.map((row) => [row.propertyId, row]));
  for (const row of page) byId.set(row.propertyId, row);
  return [...byId.values()];
}

/**
 * All properties of the group. `first` is the initial page; rows not counted today, or long ago, are
 * recounted page by page while the screen is open. Another first page starts over.
 */
export function useWholeGroup(first: PortfolioPage, choice: Choice) {
  const { connect } = useSession();
  const [filled, setFilled] = useState<Filled | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { rows, hasFailed } = filled?.first === first ? filled : { rows: first.items, hasFailed: false };

  const readPage = useEffectEvent(async (cursor: string | undefined, signal: AbortSignal) => {
    const query = { ...toQuery(choice), ...(cursor ? { cursor } : {}) };
    const response = await connect().api.api.analytics.portfolio.$get({ query }, { init: { signal } });
    if (!response.ok) throw new Error(`The portfolio answered ${response.status}.`);
    return response.json();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt counts on
  useEffect(() => {
    const stop = new AbortController();
    let held = first.items;
    const isLonger = first.nextCursor !== undefined;

    async function fill() {
      let cursor: string | undefined;
      while (isLonger || held.some(({ isDue }) => isDue)) {
        const page = await readPage(cursor, stop.signal);
        if (stop.signal.aborted) return;
        held = mergeRows(held, page.items);
        setFilled({ first, rows: held, hasFailed: false });
        cursor = page.nextCursor;
        if (cursor === undefined) return;
      }
    }

    void fill().catch((error: unknown) => {
      if (stop.signal.aborted || error instanceof SignedOutError) return;
      console.warn(error);
      setFilled({ first, rows: held, hasFailed: true });
    });
    return () => stop.abort();
  }, [first, attempt]);

  return {
    rows,
    hasFailed,
    isCounting: !hasFailed && rows.some(({ isDue }) => isDue),
    countOn: () => setAttempt((count) => count + 1),
  };
}

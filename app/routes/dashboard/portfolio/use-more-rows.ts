import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { PortfolioRow } from "#domain/analytics/report.ts";
import { type Choice, queryOf } from "../choice.ts";

export interface PortfolioPage {
  readonly items: readonly PortfolioRow[];
  readonly nextCursor?: string | undefined;
}

/** The first page of a choice, and the pages that were asked for behind it. Another first page begins anew. */
export function useMoreRows(first: PortfolioPage, choice: Choice) {
  const { portfolio: words } = useMessages().dashboard;
  const { connect } = useSession();
  const [behind, setBehind] = useState<{
    readonly first: PortfolioPage;
    readonly page: PortfolioPage;
  } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const page = behind?.first === first ? behind.page : null;
  const nextCursor = page ? page.nextCursor : first.nextCursor;

  async function loadMore() {
    if (!nextCursor) return;
    setIsLoading(true);
    try {
      const query = { ...queryOf(choice), cursor: nextCursor };
      const response = await connect().api.api.analytics.portfolio.$get({ query });
      if (!response.ok) throw new Error(`The portfolio answered ${response.status}.`);
      const next = await response.json();
      setBehind({ first, page: { ...next, items: [...(page?.items ?? []), ...next.items] } });
    } catch (error) {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      showToast({ tone: "error", title: words.moreFailed });
    } finally {
      setIsLoading(false);
    }
  }

  return {
    rows: [...first.items, ...(page?.items ?? [])],
    hasMore: Boolean(nextCursor),
    isLoading,
    loadMore,
  };
}

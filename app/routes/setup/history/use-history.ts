import { useCallback, useState } from "react";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { HistoryEvent } from "#domain/property/history.ts";

/** A page of changes for guests, newest first. */
export interface HistoryPage {
  readonly items: readonly HistoryEvent[];
  readonly nextCursor?: string | undefined;
}

/** The shown events: the loader's newest page, and loaded older ones. */
export function useHistory(propertyId: string, newest: HistoryPage) {
  const { connect } = useSession();
  const [older, setOlder] = useState<HistoryPage | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const oldest = newest.items.at(-1)?.at ?? "";
  const events = [...newest.items, ...(older?.items ?? []).filter(({ at }) => at < oldest)];
  const cursor = (older ?? newest).nextCursor;

  const loadOlder = useCallback(async () => {
    if (cursor === undefined) return;
    setIsLoading(true);
    setHasFailed(false);
    try {
      const response = await connect().api.api.properties[":propertyId"].history.$get({
        param: { propertyId },
        query: { before: cursor },
      });
      if (!response.ok) return setHasFailed(true);
      const page: HistoryPage = await response.json();
      setOlder((known) => ({ items: [...(known?.items ?? []), ...page.items], nextCursor: page.nextCursor }));
    } catch (error) {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      setHasFailed(true);
    } finally {
      setIsLoading(false);
    }
  }, [connect, propertyId, cursor]);
  return { events, hasOlder: cursor !== undefined, isLoading, hasFailed, loadOlder };
}

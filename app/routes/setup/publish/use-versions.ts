import { useState } from "react";
import { useRevalidator } from "react-router";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";
import type { Publication } from "#domain/property/publication.ts";

/** A page of publications, newest first. */
export interface VersionPage {
  readonly items: readonly Publication[];
  readonly nextCursor?: string | undefined;
}

export const VERSIONS_PER_PAGE = 10;

/** The shown versions: the loader's newest page, and loaded older ones. */
export function useVersions(propertyId: string, newest: VersionPage) {
  const { connect } = useSession();
  const { revalidate } = useRevalidator();
  const [older, setOlder] = useState<VersionPage | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  useOnChange(["portal.published"], () => void revalidate(), propertyId);

  const known = new Set(newest.items.map(({ number }) => number));
  const items = [...newest.items, ...(older?.items ?? []).filter(({ number }) => !known.has(number))];
  const cursor = (older ?? newest).nextCursor;

  async function loadOlder() {
    if (!cursor) return;
    setIsLoading(true);
    try {
      const response = await connect().api.api.properties[":propertyId"].publications.$get({
        param: { propertyId },
        query: { limit: String(VERSIONS_PER_PAGE), cursor },
      });
      if (!response.ok) return;
      const page = await response.json();
      setOlder({ items: [...(older?.items ?? []), ...page.items], nextCursor: page.nextCursor });
    } finally {
      setIsLoading(false);
    }
  }
  return { items, hasOlder: cursor !== undefined, isLoading, loadOlder };
}

import { useEffect, useState } from "react";
import { useActiveProperty } from "#app/session/active-property-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";
import type { Announcement, AnnouncementReceipts } from "#domain/announcement/announcement.ts";
import { SECOND_MS } from "#domain/time.ts";

/** Polling interval while the screen is visible. */
const ASK_EVERY_MS = 10 * SECOND_MS;

/**
 * Open portals and the reach of announcements (N5): loaded after the page, again when the list changes, and
 * every ten seconds while visible. `null`: not known yet.
 */
export function useReceipts(announcements: readonly Announcement[]): AnnouncementReceipts | null {
  const { property } = useActiveProperty();
  const { connect } = useSession();
  const [receipts, setReceipts] = useState<AnnouncementReceipts | null>(null);
  const key = announcements.map(({ id, revision }) => `${id} ${revision}`).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is asked about at once
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      if (document.hidden) return;
      const routes = connect().api.api.properties[":propertyId"].announcements;
      try {
        const response = await routes.receipts.$get({ param: { propertyId: property.id } });
        const known = response.ok ? await response.json() : null;
        if (known && !isOver) setReceipts(known);
      } catch (error) {
        // The next poll retries.
        console.warn(error);
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [connect, property.id, key]);

  return receipts;
}

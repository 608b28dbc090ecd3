import { useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { SignedOutError } from "#app/session/network/authorised-fetch.ts";
import { useSession } from "#app/session/session-provider.tsx";
import { showToast } from "#app/ui/feedback/toast.ts";
import type { ActivityPage } from "#domain/live/activity.ts";

const PER_PAGE = "50";

/** The newest page as it is now, and what was read behind it. An entry that both hold is there once. */
export function useOlderActivity(newest: ActivityPage, propertyId: string) {
  const { members } = useMessages();
  const { connect } = useSession();
  const [older, setOlder] = useState<ActivityPage | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const nextCursor = older ? older.nextCursor : newest.nextCursor;

  async function loadOlder() {
    if (!nextCursor) return;
    setIsLoading(true);
    try {
      const { api } = connect().api;
      const query = { limit: PER_PAGE, cursor: nextCursor };
      const response = propertyId
        ? await api.properties[":propertyId"].activity.$get({ param: { propertyId }, query })
        : await api.activity.$get({ query });
      if (!response.ok) throw new Error(`The activity list answered ${response.status}.`);
      const page = await response.json();
      // What has been pushed out of the newest page since stays: it was shown before.
      const before = older?.items ?? newest.items;
      setOlder({ ...page, items: [...before, ...page.items] });
    } catch (error) {
      if (error instanceof SignedOutError) return;
      console.warn(error);
      showToast({ tone: "error", title: members.activity.failed });
    } finally {
      setIsLoading(false);
    }
  }

  const known = new Set(newest.items.map(({ id }) => id));
  const items = [...newest.items, ...(older?.items ?? []).filter(({ id }) => !known.has(id))];
  return { items, hasOlder: nextCursor !== undefined, isLoading, loadOlder };
}

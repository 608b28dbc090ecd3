import { useMessages } from "#app/messages/messages-context.tsx";
import { useOpenRequests } from "#app/session/live/open-requests-context.tsx";
import { shownCount } from "#domain/guest/open-requests.ts";
import { NavEntry } from "./nav-entry.tsx";

/** Guests' messages in the sidebar, with how many requests wait. */
export function GuestMessagesEntry() {
  const { inbox } = useMessages();
  const count = useOpenRequests();
  return (
    <NavEntry
      to="/inbox"
      icon="inbox"
      label={inbox.title}
      waiting={count === 0 ? undefined : { shown: shownCount(count), said: inbox.openRequests(count) }}
    />
  );
}

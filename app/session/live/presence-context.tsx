/**
 * Presence: who else is in the property, and what they are editing. Exposes `PresenceProvider` and
 * `usePresence`. Sends this tab's location, debounced, and resends it on every new connection, because the
 * channel stores it per socket.
 */

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type ClientLocation, NO_LOCATION, type OnlineUsers } from "#domain/live/presence.ts";
import { useSession } from "../session-provider.tsx";

/** Debounce: typing marks a part as changed and unchanged in quick succession. */
const PAUSE_MS = 300;
/** The location the channel assumes for a new connection. */
const AT_FIRST = JSON.stringify(NO_LOCATION);
const NOBODY: OnlineUsers = { people: [], more: 0 };

interface Presence {
  /** Other people in this property; empty while unknown. */
  readonly others: OnlineUsers;
  /** Whether this tab has unsaved changes. */
  readonly isEditing: boolean;
  /** Sends this tab's location if it changed. */
  readonly sendLocation: (where: Partial<ClientLocation>) => void;
}

const PresenceContext = createContext<Presence>({
  others: NOBODY,
  isEditing: false,
  sendLocation: () => undefined,
});

/** Sends this tab's location to the group and provides who else is in its property. Inside SessionProvider. */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const { user, isLive, say, onMessage } = useSession();
  const [where, setWhere] = useState(NO_LOCATION);
  const [received, setReceived] = useState<{ propertyId: string; here: OnlineUsers } | null>(null);
  const lastSaid = useRef(AT_FIRST);

  useEffect(
    () =>
      onMessage((message) => {
        if (message.type !== "presence") return;
        const { propertyId, people, more } = message;
        setReceived({ propertyId, here: { people: people.filter(({ uid }) => uid !== user.uid), more } });
      }),
    [onMessage, user.uid],
  );

  // A new connection needs this tab's location again.
  useEffect(() => {
    if (!isLive) {
      lastSaid.current = AT_FIRST;
      return;
    }
    const next = JSON.stringify(where);
    if (next === lastSaid.current) return;
    const timer = setTimeout(() => {
      lastSaid.current = next;
      say({ type: "whereabouts", ...where });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isLive, where, say]);

  const sendLocation = useCallback(
    (part: Partial<ClientLocation>) => setWhere((now) => ({ ...now, ...part })),
    [],
  );
  const others = isLive && received?.propertyId === where.propertyId ? received.here : NOBODY;
  const isEditing = where.editing.length > 0;
  const presence = useMemo(() => ({ others, isEditing, sendLocation }), [others, isEditing, sendLocation]);
  return <PresenceContext value={presence}>{children}</PresenceContext>;
}

export function usePresence(): Presence {
  return useContext(PresenceContext);
}

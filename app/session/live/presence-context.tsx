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
import { type ClientLocation, NOWHERE, type OnlineUsers } from "#domain/live/presence.ts";
import { useSession } from "../session-provider.tsx";

/** What changes within this time is told at once: typing makes a part dirty and clean again. */
const PAUSE_MS = 300;
/** What the channel takes a new connection for. */
const AT_FIRST = JSON.stringify(NOWHERE);
const NOBODY: OnlineUsers = { people: [], more: 0 };

interface Presence {
  /** Who else has this property open; nobody while it isn't known. */
  readonly others: OnlineUsers;
  /** Whether this tab has changes that are not applied. */
  readonly isEditing: boolean;
  /** Says where this tab is, as far as it changes. */
  readonly tell: (where: Partial<ClientLocation>) => void;
}

const PresenceContext = createContext<Presence>({ others: NOBODY, isEditing: false, tell: () => undefined });

/** Tells the group where this tab is, and knows who else is in its property. Inside SessionProvider. */
export function PresenceProvider({ children }: { children: ReactNode }) {
  const { user, isLive, say, onMessage } = useSession();
  const [where, setWhere] = useState(NOWHERE);
  const [told, setTold] = useState<{ propertyId: string; here: OnlineUsers } | null>(null);
  const lastSaid = useRef(AT_FIRST);

  useEffect(
    () =>
      onMessage((message) => {
        if (message.type !== "presence") return;
        const { propertyId, people, more } = message;
        setTold({ propertyId, here: { people: people.filter(({ uid }) => uid !== user.uid), more } });
      }),
    [onMessage, user.uid],
  );

  // A new connection knows nothing of this tab.
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

  const tell = useCallback((part: Partial<ClientLocation>) => setWhere((now) => ({ ...now, ...part })), []);
  const others = isLive && told?.propertyId === where.propertyId ? told.here : NOBODY;
  const isEditing = where.editing.length > 0;
  const presence = useMemo(() => ({ others, isEditing, tell }), [others, isEditing, tell]);
  return <PresenceContext value={presence}>{children}</PresenceContext>;
}

export function usePresence(): Presence {
  return useContext(PresenceContext);
}

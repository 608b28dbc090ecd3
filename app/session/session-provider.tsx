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
import { useRevalidator } from "react-router";
import type { User } from "#domain/account/account.ts";
import { PROPERTY_RELOAD_DELAY_MS } from "#domain/limits.ts";
import type { ClientMessage, LoggedChange, ServerMessage } from "#domain/live/live.ts";
import type { Property } from "#domain/property/property.ts";
import { hasOtherValidLicence, licenceDecisionOf } from "./application-context.ts";
import { type BrowserSession, browserSession } from "./browser-session.ts";
import { applyChange } from "./live/apply-change.ts";
import { type LiveConnection, openLiveConnection } from "./live/live-connection.ts";
import { tellMaintenance } from "./network/maintenance.ts";
import type { HeldProperties } from "./read-session.server.ts";

/** What a browser's timer can hold; a licence may run for longer. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** More changes than can come while a list is being read. */
const RECENT_MAX = 500;

type ChangeListener = (change: LoggedChange) => void;
type MessageListener = (message: ServerMessage) => void;

interface Session {
  readonly user: User;
  /**
   * The properties that are held as they are now, those updated last first: all of a small group; of a
   * large one the first page and the active one.
   */
  readonly properties: readonly Property[];
  /** How many the group has. */
  readonly propertyCount: number;
  /** Where the second page begins; null when all are held. */
  readonly nextCursor: string | null;
  /** Whether one that is not held may have a valid licence. */
  readonly hasOtherValidLicence: boolean;
  /** Whether changes of others arrive at this moment. */
  readonly isLive: boolean;
  /** The server's clock. Moves by itself when a licence changes by it; for deciding licence states in a render. */
  readonly now: number;
  /** The server's clock at the moment of the call; for effects and handlers. */
  readonly clock: () => number;
  /** The newest number of the change log that was seen. */
  readonly sequence: number;
  /** The API as this browser calls it. Browser only: in effects and handlers. */
  readonly connect: () => BrowserSession;
  /** Hears every change of the log from now on. @returns how to stop. */
  readonly onChange: (listener: ChangeListener) => () => void;
  /** Hears everything that the channel sends, changes included, from now on. @returns how to stop. */
  readonly onMessage: (listener: MessageListener) => () => void;
  /** Tells the channel something of the moment; lost while it is not live. */
  readonly say: (message: ClientMessage) => void;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly user: User;
  readonly groupName: string;
  readonly clientKey: string;
  readonly held: HeldProperties;
  /** Epoch milliseconds at which the server rendered. */
  readonly now: number;
  readonly children: ReactNode;
}

/**
 * Keeps a signed-in screen in step with its group (S99, S156).
 *
 * The loader's list is the start; every change of the live channel is applied to it, in order, and none
 * twice. When properties come or go, the list is refetched three seconds later [S100].
 */
export function SessionProvider({
  user,
  groupName,
  clientKey,
  held,
  now: loadedAt,
  children,
}: SessionProviderProps) {
  const { properties: loaded, sequence, nextCursor } = held;
  const [properties, setProperties] = useState(loaded);
  const [isLive, setIsLive] = useState(false);
  const [now, setNow] = useState(loadedAt);
  const [seenSequence, setSeenSequence] = useState(sequence);
  const lastSequence = useRef(sequence);
  const listeners = useRef(new Set<ChangeListener>());
  const messageListeners = useRef(new Set<MessageListener>());
  const connection = useRef<LiveConnection | null>(null);
  const { revalidate } = useRevalidator();

  // A list that was refetched may be older than a change that has arrived meanwhile.
  const recent = useRef<LoggedChange[]>([]);
  useEffect(() => {
    recent.current = recent.current.filter((change) => change.sequence > sequence);
    setProperties(recent.current.reduce(applyChange, loaded));
    lastSequence.current = Math.max(lastSequence.current, sequence);
    setSeenSequence(lastSequence.current);
  }, [loaded, sequence]);

  // Licences are decided by the server's clock: a browser's own may be days off.
  const clockLead = useRef(0);
  useEffect(() => {
    clockLead.current = loadedAt - Date.now();
    setNow(loadedAt);
  }, [loadedAt]);

  const clock = useCallback(() => Date.now() + clockLead.current, []);
  const nextChangeAt = Math.min(
    ...properties.map((property) => licenceDecisionOf(property, now).changesAt ?? Number.POSITIVE_INFINITY),
  );
  useEffect(() => {
    if (nextChangeAt === Number.POSITIVE_INFINITY) return;
    const waitMs = Math.max(0, nextChangeAt - Date.now() - clockLead.current);
    const timer = setTimeout(
      () => setNow(Date.now() + clockLead.current),
      Math.min(waitMs, LONGEST_TIMER_MS),
    );
    return () => clearTimeout(timer);
  }, [nextChangeAt]);

  useEffect(() => {
    let reload: ReturnType<typeof setTimeout> | undefined;
    const take = (change: LoggedChange) => {
      if (change.sequence <= lastSequence.current) return;
      lastSequence.current = change.sequence;
      setSeenSequence(change.sequence);
      recent.current = [...recent.current.slice(-RECENT_MAX), change];
      setProperties((list) => applyChange(list, change));
      if (change.kind === "property.added" || change.kind === "property.removed") {
        clearTimeout(reload);
        reload = setTimeout(() => void revalidate(), PROPERTY_RELOAD_DELAY_MS);
      }
      // What the person may do is read with the screen.
      if (change.kind === "members.changed") void revalidate();
      if (change.kind === "maintenance.changed") tellMaintenance(change.payload);
      for (const listener of listeners.current) listener(change);
    };
    const opened = openLiveConnection({
      requestTicket: async () => {
        const response = await browserSession(clientKey).api.api.live.ticket.$post();
        return response.ok ? (await response.json()).ticket : null;
      },
      since: () => lastSequence.current,
      onState: setIsLive,
      onMessage: (message) => {
        setNow(Date.now() + clockLead.current);
        if (message.type === "changes") message.changes.forEach(take);
        if (message.type === "session-ended") {
          const browser = browserSession(clientKey);
          void (message.isRemoved ? browser.leaveGroup(groupName) : browser.look());
        }
        if (message.type === "maintenance") tellMaintenance(message.flag);
        if (message.type === "snapshot") {
          lastSequence.current = message.sequence;
          void revalidate();
        }
        for (const listener of messageListeners.current) listener(message);
      },
    });
    connection.current = opened;
    return () => {
      clearTimeout(reload);
      connection.current = null;
      opened.close();
    };
  }, [clientKey, revalidate, groupName]);

  const session = useMemo<Session>(
    () => ({
      user,
      properties,
      // What came or went since they were read is in the one list and not in the other.
      propertyCount: held.propertyCount + properties.length - loaded.length,
      nextCursor,
      hasOtherValidLicence: hasOtherValidLicence(held),
      isLive,
      now,
      clock,
      sequence: seenSequence,
      connect: () => browserSession(clientKey),
      onChange: (listener) => listenIn(listeners.current, listener),
      onMessage: (listener) => listenIn(messageListeners.current, listener),
      say: (message) => connection.current?.say(message),
    }),
    [user, properties, held, loaded, nextCursor, isLive, now, clock, seenSequence, clientKey],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function listenIn<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A signed-in screen must stand inside SessionProvider.");
  return session;
}

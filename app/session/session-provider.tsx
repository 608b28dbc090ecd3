import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { User } from "#domain/account.ts";
import { PROPERTY_RELOAD_DELAY_MS } from "#domain/limits.ts";
import type { LoggedChange } from "#domain/live.ts";
import type { Property } from "#domain/property.ts";
import { applyChange } from "./apply-change.ts";
import { type BrowserSession, browserSession } from "./browser-session.ts";
import { openLiveConnection } from "./live-connection.ts";

type ChangeListener = (change: LoggedChange) => void;

interface Session {
  readonly user: User;
  /** The group's properties as they are now, by name. */
  readonly properties: readonly Property[];
  /** Whether changes of others arrive at this moment. */
  readonly isLive: boolean;
  /** Moves by itself when a licence changes by the clock; for deciding licence states in a render. */
  readonly now: number;
  /** The API as this browser calls it. Browser only: in effects and handlers. */
  readonly connect: () => BrowserSession;
  /** Hears every change of the log from now on. @returns how to stop. */
  readonly onChange: (listener: ChangeListener) => () => void;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly user: User;
  readonly clientKey: string;
  readonly properties: readonly Property[];
  /** The change log's newest entry when `properties` were read. */
  readonly sequence: number;
  /** Epoch milliseconds at which the server rendered. */
  readonly now: number;
  readonly children: ReactNode;
}

/**
 * Keeps a signed-in screen in step with its group (S99, S156).
 *
 * The loader's list is the start; every change of the live channel is applied to it, in order, and none
 * twice. When properties come or go, the list is read anew three seconds later [S100].
 */
export function SessionProvider({
  user,
  clientKey,
  properties: loaded,
  sequence,
  now: loadedAt,
  children,
}: SessionProviderProps) {
  const [properties, setProperties] = useState(loaded);
  const [isLive, setIsLive] = useState(false);
  const [now, setNow] = useState(loadedAt);
  const lastSequence = useRef(sequence);
  const listeners = useRef(new Set<ChangeListener>());
  const { revalidate } = useRevalidator();

  // A list that was read anew may be older than a change that has arrived meanwhile.
  const recent = useRef<LoggedChange[]>([]);
  useEffect(() => {
    recent.current = recent.current.filter((change) => change.sequence > sequence);
    setProperties(recent.current.reduce(applyChange, loaded));
    lastSequence.current = Math.max(lastSequence.current, sequence);
  }, [loaded, sequence]);

  useEffect(() => {
    let reload: ReturnType<typeof setTimeout> | undefined;
    const take = (change: LoggedChange) => {
      if (change.sequence <= lastSequence.current) return;
      lastSequence.current = change.sequence;
      recent.current.push(change);
      setProperties((list) => applyChange(list, change));
      if (change.kind === "property.added" || change.kind === "property.removed") {
        clearTimeout(reload);
        reload = setTimeout(() => void revalidate(), PROPERTY_RELOAD_DELAY_MS);
      }
      for (const listener of listeners.current) listener(change);
    };
    const close = openLiveConnection({
      requestTicket: async () => {
        const response = await browserSession(clientKey).api.api.live.ticket.$post();
        return response.ok ? (await response.json()).ticket : null;
      },
      since: () => lastSequence.current,
      onState: setIsLive,
      onMessage: (message) => {
        setNow(Date.now());
        if (message.type === "changes") message.changes.forEach(take);
        if (message.type === "snapshot") {
          lastSequence.current = message.sequence;
          void revalidate();
        }
      },
    });
    return () => {
      clearTimeout(reload);
      close();
    };
  }, [clientKey, revalidate]);

  const session = useMemo<Session>(
    () => ({
      user,
      properties,
      isLive,
      now,
      connect: () => browserSession(clientKey),
      onChange: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
    }),
    [user, properties, isLive, now, clientKey],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A signed-in screen must stand inside SessionProvider.");
  return session;
}

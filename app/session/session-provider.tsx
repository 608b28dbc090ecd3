/**
 * Session of a signed-in screen: user, live property list, server clock and API. Exposes `SessionProvider`,
 * `useSession` and `useHeldSession`. It merges the loader's data with the channel's changes, so that screens
 * never poll.
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
import type { User } from "#domain/account/account.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { getLicenceDecision, hasOtherValidLicence } from "./application-context.ts";
import { type BrowserSession, getBrowserSession } from "./browser-session.ts";
import { type Channel, useChannel } from "./live/use-channel.ts";
import type { HeldProperties } from "./read-session.server.ts";
import { storedPresses } from "./stored-presses.ts";
import { usePropertyList } from "./use-property-list.ts";

/** Longest delay of `setTimeout`; a licence may run longer. */
const LONGEST_TIMER_MS = 2_147_483_647;

interface Session extends Channel {
  readonly user: User;
  /** Number of the group's properties. */
  readonly propertyCount: number;
  /** Whether a property that is not loaded may have a valid licence. */
  readonly hasOtherValidLicence: boolean;
  /** Whether the live channel is connected. */
  readonly isLive: boolean;
  /** The server's clock. Updates when a licence changes by time; for deciding licence states during render. */
  readonly now: number;
  /** The server's clock at the time of the call; for effects and handlers. */
  readonly clock: () => number;
  /** Latest sequence number of the change log seen. */
  readonly sequence: number;
  /** The browser's API session. Browser only: in effects and handlers. */
  readonly connect: () => BrowserSession;
}

interface HeldSession extends Session {
  /** The loaded properties, live, most recently updated first: according to `listing`, and the active one. */
  readonly properties: readonly Property[];
  readonly listing: HeldProperties["listing"];
  /** Cursor of the second page; `null` unless the first one is loaded and there is another. */
  readonly nextCursor: string | null;
}

const SessionContext = createContext<HeldSession | null>(null);

interface SessionProviderProps {
  readonly user: User;
  readonly groupName: string;
  readonly clientKey: string;
  readonly held: HeldProperties;
  /** Server time of rendering, epoch milliseconds. */
  readonly now: number;
  readonly children: ReactNode;
}

/** The earliest licence change by time; `Infinity`: none. */
function nextLicenceChange(properties: readonly Property[], now: number): number {
  return Math.min(
    ...properties.map((property) => getLicenceDecision(property, now).changesAt ?? Number.POSITIVE_INFINITY),
  );
}

/**
 * Keeps a signed-in screen in sync with its group (S99, S156): starts from the loader's list and applies
 * every change of the live channel. Licences are decided by the server's clock.
 */
export function SessionProvider(props: SessionProviderProps) {
  const { user, groupName, clientKey, held, now: loadedAt, children } = props;
  const { properties, sequence, changes } = usePropertyList(held);
  const { now, clock, tick } = useServerClock(loadedAt, (at) => nextLicenceChange(properties, at));
  const { isLive, channel } = useChannel({ clientKey, groupName, changes, tick });
  // Memoised for the life of the page, because effects depend on this function.
  const connect = useCallback(() => getBrowserSession(clientKey), [clientKey]);
  const session = useMemo<HeldSession>(
    () => ({
      user,
      properties,
      listing: held.listing,
      // Add the number of properties added since loading, and subtract those removed.
      propertyCount: held.propertyCount + properties.length - held.properties.length,
      nextCursor: held.nextCursor,
      hasOtherValidLicence: hasOtherValidLicence(held),
      isLive,
      now,
      clock,
      sequence,
      connect,
      ...channel,
    }),
    [user, properties, held, isLive, now, clock, sequence, connect, channel],
  );
  useEffect(() => storedPresses.removeOthers(user.uid), [user.uid]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session with its loaded properties. Screens that list other properties use `useListedProperties`. */
export function useHeldSession(): HeldSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A signed-in screen must stand inside SessionProvider.");
  return session;
}

export const useSession: () => Session = useHeldSession;

interface ServerClock {
  /** Server time, for rendering. */
  readonly now: EpochMs;
  /** Server time at the call, for effects and handlers. */
  readonly clock: () => EpochMs;
  /** Updates `now`. */
  readonly tick: () => void;
}

/** The server's clock, since a browser's may be days off. `now` updates when `changeAfter` says; `Infinity`: never. */
function useServerClock(loadedAt: EpochMs, changeAfter: (now: EpochMs) => EpochMs): ServerClock {
  const [now, setNow] = useState(loadedAt);
  const lead = useRef(0);
  const clock = useCallback(() => Date.now() + lead.current, []);
  const tick = useCallback(() => setNow(clock()), [clock]);
  useEffect(() => {
    lead.current = loadedAt - Date.now();
    setNow(loadedAt);
  }, [loadedAt]);

  const next = changeAfter(now);
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const waitMs = Math.max(0, next - clock());
    const timer = setTimeout(tick, Math.min(waitMs, LONGEST_TIMER_MS));
    return () => clearTimeout(timer);
  }, [next, clock, tick]);
  return { now, clock, tick };
}

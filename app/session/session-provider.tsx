import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from "react";
import type { User } from "#domain/account/account.ts";
import type { Property } from "#domain/property/property.ts";
import { hasOtherValidLicence, licenceDecisionOf } from "./application-context.ts";
import { type BrowserSession, browserSession } from "./browser-session.ts";
import { keptPresses } from "./kept-presses.ts";
import { type Channel, useChannel } from "./live/use-channel.ts";
import type { HeldProperties } from "./read-session.server.ts";
import { usePropertyList } from "./use-property-list.ts";
import { useServerClock } from "./use-server-clock.ts";

interface Session extends Channel {
  readonly user: User;
  /** How many properties the group has. */
  readonly propertyCount: number;
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
}

interface HeldSession extends Session {
  /** The properties that are held as they are now, those updated last first: those `listing` says, the active one. */
  readonly properties: readonly Property[];
  readonly listing: HeldProperties["listing"];
  /** Where the second page begins; null unless the first one is held and another follows. */
  readonly nextCursor: string | null;
}

const SessionContext = createContext<HeldSession | null>(null);

interface SessionProviderProps {
  readonly user: User;
  readonly groupName: string;
  readonly clientKey: string;
  readonly held: HeldProperties;
  /** Epoch milliseconds at which the server rendered. */
  readonly now: number;
  readonly children: ReactNode;
}

/** The earliest moment at which a licence changes by the clock; infinity: none does. */
function nextLicenceChange(properties: readonly Property[], now: number): number {
  return Math.min(
    ...properties.map((property) => licenceDecisionOf(property, now).changesAt ?? Number.POSITIVE_INFINITY),
  );
}

/**
 * Keeps a signed-in screen in step with its group (S99, S156): the loader's list is the start, and every change of the
 * live channel is applied to it. Licences are decided by the server's clock.
 */
export function SessionProvider(props: SessionProviderProps) {
  const { user, groupName, clientKey, held, now: loadedAt, children } = props;
  const { properties, sequence, changes } = usePropertyList(held);
  const { now, clock, tick } = useServerClock(loadedAt, (at) => nextLicenceChange(properties, at));
  const { isLive, channel } = useChannel({ clientKey, groupName, changes, tick });
  // The same for the life of the page, unlike what is heard: effects that ask again depend on it.
  const connect = useCallback(() => browserSession(clientKey), [clientKey]);
  const session = useMemo<HeldSession>(
    () => ({
      user,
      properties,
      listing: held.listing,
      // What came or went since they were read is in the one list and not in the other.
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
  useEffect(() => keptPresses.forgetOthers(user.uid), [user.uid]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** With the properties that are held. A screen that names others than the active one has `useListedProperties`. */
export function useHeldSession(): HeldSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A signed-in screen must stand inside SessionProvider.");
  return session;
}

export const useSession: () => Session = useHeldSession;

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { useSession } from "../session-provider.tsx";

/** How many requests of a property were open after a change of the log. */
interface Counted {
  readonly propertyId: string | null;
  readonly count: number;
  readonly sequence: number;
}

const OpenRequestsContext = createContext(0);

interface OpenRequestsProviderProps {
  readonly propertyId: string | null;
  /** As the screen was read. */
  readonly loaded: Counted;
  /** Hears at once of each request that comes, by its id. */
  readonly onArrival: (requestId: string) => Promise<void>;
  readonly children: ReactNode;
}

/** Keeps count of what guests of the active property wait for: the channel tells each new number, and nobody asks. */
export function OpenRequestsProvider({ propertyId, loaded, onArrival, children }: OpenRequestsProviderProps) {
  const { onChange } = useSession();
  const [told, setTold] = useState<Counted | null>(null);
  useEffect(
    () =>
      onChange((change) => {
        if (change.kind !== "guest-messages.changed" || change.propertyId !== propertyId) return;
        const { openRequests, message } = change.payload;
        if (openRequests !== undefined)
          setTold({ propertyId, count: openRequests, sequence: change.sequence });
        if (message?.isNew && message.kind === "requests") void onArrival(message.id);
      }),
    [onChange, propertyId, onArrival],
  );
  const count = useMemo(() => {
    const known = [loaded, told].filter((one) => one !== null).filter((one) => one.propertyId === propertyId);
    return known.sort((a, b) => b.sequence - a.sequence)[0]?.count ?? 0;
  }, [loaded, told, propertyId]);
  return <OpenRequestsContext value={count}>{children}</OpenRequestsContext>;
}

/** How many requests of the active property are open; 0 on screens that have none. */
export function useOpenRequests(): number {
  return useContext(OpenRequestsContext);
}

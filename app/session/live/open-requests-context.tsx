import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useOnChange } from "./use-on-change.ts";

/** How many open requests of a property nobody was on after a change of the log. */
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
  const [told, setTold] = useState<Counted | null>(null);
  useOnChange(
    ["guest-messages.changed"],
    ({ sequence, payload: { openRequests, message } }) => {
      if (openRequests !== undefined) setTold({ propertyId, count: openRequests, sequence });
      if (message?.isNew && message.kind === "requests") void onArrival(message.id);
    },
    propertyId,
  );
  const count = useMemo(() => {
    const known = [loaded, told].filter((one) => one !== null).filter((one) => one.propertyId === propertyId);
    return known.sort((a, b) => b.sequence - a.sequence)[0]?.count ?? 0;
  }, [loaded, told, propertyId]);
  return <OpenRequestsContext value={count}>{children}</OpenRequestsContext>;
}

/** How many open requests of the active property nobody is on; 0 on screens that have none. */
export function useOpenRequests(): number {
  return useContext(OpenRequestsContext);
}

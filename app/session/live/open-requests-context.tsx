import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useOnChange } from "./use-on-change.ts";

/** Number of open requests without a holder, with the sequence number of the log at that time. */
interface Counted {
  readonly propertyId: string | null;
  readonly count: number;
  readonly sequence: number;
}

const OpenRequestsContext = createContext(0);

interface OpenRequestsProviderProps {
  readonly propertyId: string | null;
  /** As loaded with the screen. */
  readonly loaded: Counted;
  /** Called with the id of each new request. */
  readonly onArrival: (requestId: string) => Promise<void>;
  readonly children: ReactNode;
}

/** Counts the active property's open requests: the channel sends each new number, without polling. */
export function OpenRequestsProvider({ propertyId, loaded, onArrival, children }: OpenRequestsProviderProps) {
  const [received, setReceived] = useState<Counted | null>(null);
  useOnChange(
    ["guest-messages.changed"],
    ({ sequence, payload: { openRequests, message } }) => {
      if (openRequests !== undefined) setReceived({ propertyId, count: openRequests, sequence });
      if (message?.isNew && message.kind === "requests") void onArrival(message.id);
    },
    propertyId,
  );
  const count = useMemo(() => {
    const known = [loaded, received]
      .filter((one) => one !== null)
      .filter((one) => one.propertyId === propertyId);
    return known.sort((a, b) => b.sequence - a.sequence)[0]?.count ?? 0;
  }, [loaded, received, propertyId]);
  return <OpenRequestsContext value={count}>{children}</OpenRequestsContext>;
}

/** Open requests of the active property without a holder; 0 on screens without a property. */
export function useOpenRequests(): number {
  return useContext(OpenRequestsContext);
}

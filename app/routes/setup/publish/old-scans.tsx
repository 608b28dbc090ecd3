import { useEffect, useRef, useState } from "react";
import { useMessages } from "#app/messages/messages-context.tsx";
import { useSession } from "#app/session/session-provider.tsx";

/** Warns that guests still scan cards with an earlier code; hidden otherwise. */
export function OldScans({ propertyId, turn }: { propertyId: string; turn: number }) {
  const { publish } = useMessages("setup");
  const { connect } = useSession();
  // The session object changes often, which must not cause a refetch.
  const connecting = useRef(connect);
  connecting.current = connect;
  const [count, setCount] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const qr = connecting.current().api.api.properties[":propertyId"].qr;
      const response = await qr.$get({ param: { propertyId } });
      if (!response.ok || isOver) return;
      const { oldScans } = await response.json();
      if (!isOver) setCount(oldScans);
    };
    // Offline: stay silent; the download buttons show the error.
    read().catch((error: unknown) => console.warn(error));
    return () => {
      isOver = true;
    };
  }, [propertyId, turn]);

  if (count === 0) return null;
  return <p className="mt-3 text-xs text-muted">{publish.oldScans(count)}</p>;
}

import { useEffect, useRef, useState } from "react";
import { useSession } from "#app/session/session-provider.tsx";
import { type ContentCount, countContent } from "#domain/content/content-count.ts";

/** What a property's draft holds at this moment; null while it is read. */
export function useContentCount(propertyId: string): ContentCount | null {
  const { connect } = useSession();
  // The session is a new object with every change of the group, which is no reason to read again.
  const connecting = useRef(connect);
  connecting.current = connect;
  const [count, setCount] = useState<ContentCount | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const properties = connecting.current().api.api.properties;
      const response = await properties[":propertyId"].draft.$get({ param: { propertyId } });
      if (!response.ok || isOver) return;
      const { documents } = await response.json();
      setCount(countContent(documents));
    };
    // Without a connection the numbers stay away; what is asked about will say why.
    read().catch((error: unknown) => console.warn(error));
    return () => {
      isOver = true;
    };
  }, [propertyId]);
  return count;
}

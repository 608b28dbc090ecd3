import { useCallback, useEffect, useRef, useState } from "react";
import { svgAddress } from "#app/components/svg-address.ts";
import { useOnChange } from "#app/session/live/use-on-change.ts";
import { useSession } from "#app/session/session-provider.tsx";

/** The picture as a data URL: the API needs the token, which an `<img>` cannot send. */
export function useQrPicture(propertyId: string) {
  const { connect } = useSession();
  // The session object changes often, which must not cause a refetch.
  const connecting = useRef(connect);
  connecting.current = connect;
  const [picture, setPicture] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const refresh = useCallback(() => setTurn((now) => now + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reads the picture again
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const response = await connecting.current().send(`/api/properties/${propertyId}/qr.svg`);
      if (!response.ok) return;
      const address = svgAddress(await response.text());
      if (!isOver) setPicture(address);
    };
    // Offline: no picture; the download buttons show the error.
    read().catch((error: unknown) => console.warn(error));
    return () => {
      isOver = true;
    };
  }, [propertyId, turn]);

  useOnChange(["qr.regenerated"], refresh, propertyId);
  return { picture, turn, refresh };
}

import { useEffect, useRef, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { SCREEN_LOST_EVENT } from "#app/session/network/probe-network.ts";

/** Target of a navigation whose code could not be fetched [S183]; `null`: none. */
export function useLostScreen(): string | null {
  const { location } = useNavigation();
  const [lost, setLost] = useState<string | null>(null);
  const wanted = useRef(location);
  useEffect(() => {
    wanted.current = location;
  }, [location]);
  useEffect(() => {
    const handleLost = (event: Event) => {
      // A submission without navigation reports its own failure.
      if (!wanted.current) return;
      event.preventDefault();
      setLost(createPath(wanted.current));
    };
    window.addEventListener(SCREEN_LOST_EVENT, handleLost);
    return () => window.removeEventListener(SCREEN_LOST_EVENT, handleLost);
  }, []);
  return lost;
}

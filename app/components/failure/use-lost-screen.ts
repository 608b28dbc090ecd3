import { useEffect, useRef, useState } from "react";
import { createPath, useNavigation } from "react-router";
import { SCREEN_LOST_EVENT } from "#app/session/network/probe-network.ts";

/**
 * The way to the screen that a person was led to when its code could not be fetched [S183]; null while none is lost.
 */
export function useLostScreen(): string | null {
  const { location } = useNavigation();
  const [lost, setLost] = useState<string | null>(null);
  const wanted = useRef(location);
  useEffect(() => {
    wanted.current = location;
  }, [location]);
  useEffect(() => {
    const take = (event: Event) => {
      // A form that nobody is led away by says itself that it failed.
      if (!wanted.current) return;
      event.preventDefault();
      setLost(createPath(wanted.current));
    };
    window.addEventListener(SCREEN_LOST_EVENT, take);
    return () => window.removeEventListener(SCREEN_LOST_EVENT, take);
  }, []);
  return lost;
}

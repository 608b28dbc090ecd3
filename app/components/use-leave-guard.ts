import { useEffect } from "react";
import { type Blocker, useBlocker } from "react-router";

interface Leaving {
  readonly from: string;
  readonly to: string;
}

const isElsewhere = ({ from, to }: Leaving) => from !== to;

/**
 * Holds a person back who leaves a screen with unsaved work, inside the product and out of it [S110].
 * `asks` decides which ways out do; by default all that lead to another path.
 */
export function useLeaveGuard(hasWork: boolean, asks: (leaving: Leaving) => boolean = isElsewhere): Blocker {
  useEffect(() => {
    if (!hasWork) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasWork]);
  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasWork && asks({ from: currentLocation.pathname, to: nextLocation.pathname }),
  );
}

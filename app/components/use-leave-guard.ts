import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { registerLeaveGuard } from "#app/session/leaving.ts";
import { isSigningOut } from "#app/session/sign-out.ts";

interface Leaving {
  readonly from: string;
  readonly to: string;
}

/** A pending navigation. */
interface LeaveQuestion {
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly leave: () => void;
}

const isElsewhere = ({ from, to }: Leaving) => from !== to;

/**
 * Blocks leaving a screen with unsaved work: navigation, sign-out, or closing the page, where the browser
 * asks itself [S110]. Not after the session has ended. `asks` selects which navigations to block; default:
 * all to another path.
 */
export function useLeaveGuard(
  hasWork: boolean,
  asks: (leaving: Leaving) => boolean = isElsewhere,
): LeaveQuestion {
  const [answer, setAnswer] = useState<{ readonly give: (leaves: boolean) => void } | null>(null);
  useEffect(() => {
    if (!hasWork) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSigningOut()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    const unguard = registerLeaveGuard(() => new Promise((give) => setAnswer({ give })));
    return () => {
      unguard();
      window.removeEventListener("beforeunload", ask);
    };
  }, [hasWork]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasWork && asks({ from: currentLocation.pathname, to: nextLocation.pathname }),
  );
  const decide = (leaves: boolean) => {
    setAnswer(null);
    answer?.give(leaves);
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  };
  return {
    isAsked: answer !== null || blocker.state === "blocked",
    stay: () => decide(false),
    leave: () => decide(true),
  };
}

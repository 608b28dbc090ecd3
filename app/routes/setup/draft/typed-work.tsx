import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";

/** Input of a screen that is not part of the draft yet. `discard`: drops it. */
interface TypedWork {
  readonly discard: () => void;
}

interface TypedWorkState {
  readonly work: TypedWork | null;
  readonly setWork: (work: TypedWork | null) => void;
}

const TypedWorkContext = createContext<TypedWorkState | null>(null);

/** Lets the setup's one guard ask about input beside the draft: a router can block once only. */
export function TypedWorkProvider({ children }: { children: ReactNode }) {
  const [work, setWork] = useState<TypedWork | null>(null);
  const state = useMemo(() => ({ work, setWork }), [work]);
  return <TypedWorkContext value={state}>{children}</TypedWorkContext>;
}

/** The input beside the draft; `null`: none. */
export function useTypedWork(): TypedWorkState {
  const state = useContext(TypedWorkContext);
  if (!state) throw new Error("A setup tab must stand inside TypedWorkProvider.");
  return state;
}

/** Asks before leaving the screen while it has input. `discard` must be stable. */
export function useGuardTypedWork(hasWork: boolean, discard: () => void): void {
  const { setWork } = useTypedWork();
  useEffect(() => {
    if (!hasWork) return;
    setWork({ discard });
    return () => setWork(null);
  }, [hasWork, discard, setWork]);
}

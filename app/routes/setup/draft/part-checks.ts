import { useEffect, useSyncExternalStore } from "react";
import { fetchAgain } from "#app/ui/fetch-again.ts";
import { whenIdle } from "#app/ui/use-is-idle.ts";

type PartChecks = typeof import("./check-part.ts");

const fetchChecks = fetchAgain(() => import("./check-part.ts"));
const listeners = new Set<() => void>();
let held: PartChecks | null = null;

/** The checks of the draft's parts, which no screen begins with. Throws a `TypeError` where they can't be fetched. */
export async function loadPartChecks(): Promise<PartChecks> {
  if (held) return held;
  held = await fetchChecks();
  for (const listener of listeners) listener();
  return held;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The checks, once they are there: they come when the page is idle. What was saved before has passed them. */
export function usePartChecks(): PartChecks | null {
  // Offline they are asked for again at the next save.
  useEffect(() => whenIdle(() => void loadPartChecks().catch(console.warn)), []);
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  );
}

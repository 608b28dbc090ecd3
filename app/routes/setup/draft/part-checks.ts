import { useEffect, useSyncExternalStore } from "react";
import { fetchAgain } from "#app/ui/fetch-again.ts";
import { whenIdle } from "#app/ui/use-is-idle.ts";

type PartChecks = typeof import("./check-part.ts");

const fetchChecks = fetchAgain(() => import("./check-part.ts"));
const listeners = new Set<() => void>();
let held: PartChecks | null = null;

/** Loads the checks of the draft's parts, which no screen loads at first. Throws `TypeError` if unavailable. */
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

/** The checks, loaded when idle; `null` before, when only saved content is on screen, which has passed them. */
export function usePartChecks(): PartChecks | null {
  // Offline: retried at the next save.
  useEffect(() => whenIdle(() => void loadPartChecks().catch(console.warn)), []);
  return useSyncExternalStore(
    subscribe,
    () => held,
    () => null,
  );
}

import { useSyncExternalStore } from "react";
import { isNetworkFailure } from "./network-failure.ts";
import { isLeftFor } from "./other-build.ts";
import { probeNetwork } from "./probe-network.ts";

/** How often a connection is looked for while a screen waits for one. */
const LOOK_EVERY_MS = 4_000;
/** A connection that is there, and over which the data still can't be had, is given up after so many failures. */
const FAILURES_MAX = 3;
/** How the path of a screen's data ends. */
const DATA = ".data";
/** Looks at once: somebody has pressed. */
const LOOK_NOW_EVENT = "foyer:look-for-network";

let waiting = 0;
const listeners = new Set<() => void>();

function count(step: 1 | -1): void {
  waiting += step;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the data of a screen waits for the network. */
export function useIsWaitingForNetwork(): boolean {
  return useSyncExternalStore(
    listen,
    () => waiting > 0,
    () => false,
  );
}

/** Has everything that waits try again now. */
export function lookForNetwork(): void {
  window.dispatchEvent(new Event(LOOK_NOW_EVENT));
}

type Fetch = typeof fetch;

/**
 * A `fetch` in which the data of screens waits for the network, where it would otherwise fail and take the screen away
 * with all that was typed in it [S183]. It goes on by itself, and gives up when the way there is given up. Every other
 * call fails as ever. Data of another build than the page's never come where the page is left for that one.
 */
export function patientFetch(send: Fetch, probe: () => Promise<void> = probeNetwork): Fetch {
  return async (input, init) => {
    const path = screenPath(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    for (let failures = 1; ; failures += 1) {
      try {
        const answer = await send(input, init);
        return path?.endsWith(DATA) && isLeftFor(answer) ? new Promise(() => undefined) : answer;
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        const isOver = failures > FAILURES_MAX;
        if (isOver || !isNetworkFailure(error) || path === null) throw error;
        if (!(await untilConnected(probe, signal))) failures = 0;
        if (signal?.aborted) throw signal.reason;
      }
    }
  };
}

/** The path of what React Router asks for on the way to a screen; null for every other call. */
function screenPath(input: RequestInfo | URL, init: RequestInit | undefined): string | null {
  const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method };
  if (method !== undefined && method !== "GET") return null;
  const { pathname, origin } = new URL(url, location.href);
  const isAsked = pathname.endsWith(DATA) || pathname === "/__manifest";
  return origin === location.origin && isAsked ? pathname : null;
}

/** Waits for the network, or until nobody waits any more. @returns whether it was there at the first look. */
async function untilConnected(probe: () => Promise<void>, signal: AbortSignal | null): Promise<boolean> {
  count(1);
  try {
    for (let looks = 1; !signal?.aborted; looks += 1) {
      const isThere = await probe().then(
        () => true,
        () => false,
      );
      if (isThere && looks > 1) return false;
      await nextLook(signal);
      // There at once, and yet the call failed: a moment later it may not.
      if (isThere) return true;
    }
    return false;
  } finally {
    count(-1);
  }
}

function nextLook(signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, LOOK_EVERY_MS);
    function go() {
      clearTimeout(timer);
      window.removeEventListener("online", go);
      window.removeEventListener(LOOK_NOW_EVENT, go);
      signal?.removeEventListener("abort", go);
      resolve();
    }
    window.addEventListener("online", go);
    window.addEventListener(LOOK_NOW_EVENT, go);
    signal?.addEventListener("abort", go);
  });
}

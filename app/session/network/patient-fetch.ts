/**
 * Keeps a screen on display while it is offline. `patientFetch` wraps the page's `fetch`: requests for screen
 * data wait until `probeNetwork` succeeds. Otherwise React Router would show an error page and typed input
 * would be lost [S183].
 */

import { useSyncExternalStore } from "react";
import { isNetworkFailure } from "./network-failure.ts";
import { reportOtherBuild } from "./other-build.ts";
import { probeNetwork } from "./probe-network.ts";

/** How often to probe the connection while a screen waits. */
const LOOK_EVERY_MS = 4_000;
/** Failures with a working connection before giving up. */
const FAILURES_MAX = 3;
/** Suffix of a screen's data path. */
const DATA = ".data";
/** Window event after a press on "Retry": probe the network at once. */
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

/** Whether a screen waits for the network to load its data. */
export function useIsWaitingForNetwork(): boolean {
  return useSyncExternalStore(
    listen,
    () => waiting > 0,
    () => false,
  );
}

/** Retries all waiting requests at once. */
export function retryWaiting(): void {
  window.dispatchEvent(new Event(LOOK_NOW_EVENT));
}

type Fetch = typeof fetch;

/**
 * `fetch` that waits for the network when loading screen data, instead of failing and replacing the screen
 * with what was typed in it [S183]. Continues by itself, and aborts with the navigation. Other calls fail as
 * usual. Data of another build never resolves if the page is being left for that build.
 */
export function patientFetch(send: Fetch, probe: () => Promise<void> = probeNetwork): Fetch {
  return async (input, init) => {
    const path = getScreenPath(input, init);
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null);
    for (let failures = 1; ; failures += 1) {
      try {
        const answer = await send(input, init);
        return path?.endsWith(DATA) && reportOtherBuild(answer) ? new Promise(() => undefined) : answer;
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        const isOver = failures > FAILURES_MAX;
        if (isOver || !isNetworkFailure(error) || path === null) throw error;
        if (!(await waitUntilConnected(probe, signal))) failures = 0;
        if (signal?.aborted) throw signal.reason;
      }
    }
  };
}

/** Path of React Router's data request for a screen; `null` for other calls. */
function getScreenPath(input: RequestInfo | URL, init: RequestInit | undefined): string | null {
  const { url, method } = input instanceof Request ? input : { url: String(input), method: init?.method };
  if (method !== undefined && method !== "GET") return null;
  const { pathname, origin } = new URL(url, location.href);
  const isAsked = pathname.endsWith(DATA) || pathname === "/__manifest";
  return origin === location.origin && isAsked ? pathname : null;
}

/** Waits for the network or an abort. @returns whether the first probe succeeded. */
async function waitUntilConnected(probe: () => Promise<void>, signal: AbortSignal | null): Promise<boolean> {
  count(1);
  try {
    for (let looks = 1; !signal?.aborted; looks += 1) {
      const isThere = await probe().then(
        () => true,
        () => false,
      );
      if (isThere && looks > 1) return false;
      await waitForNextLook(signal);
      // Connected, yet the call failed: retry shortly.
      if (isThere) return true;
    }
    return false;
  } finally {
    count(-1);
  }
}

function waitForNextLook(signal: AbortSignal | null): Promise<void> {
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

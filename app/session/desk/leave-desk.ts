/**
 * Leaving a shared desk (H3). Exposes `leaveDesk` and `useDeskLeave`. The names come from the server: without a
 * connection the screen is covered at once, and they return with the connection.
 */

import { useSyncExternalStore } from "react";
import { SECOND_MS } from "#domain/time.ts";
import { probeNetwork } from "../network/probe-network.ts";
import { signOut } from "../sign-out.ts";
import { keptWork } from "./kept-work.ts";

const RETRY_MS = 5 * SECOND_MS;

/** `waits`: without a connection. */
type DeskLeave = "leaves" | "waits" | null;

let leave: DeskLeave = null;
const listeners = new Set<() => void>();

/** Resolves with the next chance of a connection. */
function waitForNetwork(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, RETRY_MS);
    window.addEventListener("online", goOn);
  });
}

function setLeave(next: DeskLeave): void {
  leave = next;
  for (const listener of listeners) listener();
}

async function untilConnected(): Promise<void> {
  for (;;) {
    try {
      return await probeNetwork();
    } catch (error) {
      console.info(error);
      setLeave("waits");
      await waitForNetwork();
    }
  }
}

/**
 * Covers the screen, keeps what the person typed, ends their session at the desk in all tabs, and shows the names.
 * Further calls do nothing.
 */
export async function leaveDesk(): Promise<void> {
  if (leave !== null) return;
  setLeave("leaves");
  await keptWork.flush();
  await untilConnected();
  await signOut();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the person is leaving, so that nothing of guests may be seen any more; `null`: they stay. */
export function useDeskLeave(): DeskLeave {
  return useSyncExternalStore(
    subscribe,
    () => leave,
    () => null,
  );
}

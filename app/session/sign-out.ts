/**
 * Signing out of all tabs of a browser. Exposes `signOut`, and `delayLeaving` for calls that must
 * complete first. Every way out goes through here, so that no data of a person stays behind.
 */

import { clearPresses } from "./clear-presses.ts";
import { getEndedPath } from "./exit-reason.ts";

/** `BroadcastChannel` name for session messages between tabs. */
export const SESSION_CHANNEL = "foyer-session";
export interface SignedOut {
  readonly type: "signed-out";
  /** Whether the session ended without a request to sign out. */
  readonly isEnded: boolean;
  /** The group the person was removed from; `null` if the session ended otherwise. */
  readonly removedFrom?: string | null;
}

/** How long signing out waits for pending calls. */
const PATIENCE_MS = 2_000;

let isLeaving = false;

/** Marks the page as leaving: no guard holds it back, and no new API calls start. */
export function startLeaving(): void {
  isLeaving = true;
}

const underWay = new Set<Promise<unknown>>();

/** Whether the page is leaving: no new API calls. */
export function isSigningOut(): boolean {
  return isLeaving;
}

/** Makes a sign-out wait for a call, so that a save in progress is not cut off. */
export function delayLeaving<Answer>(call: Promise<Answer>): Promise<Answer> {
  underWay.add(call);
  const removeCall = () => underWay.delete(call);
  call.then(removeCall, removeCall);
  return call;
}

/**
 * Ends the browser's session, notifies the other tabs and opens the entry [S33, S154]. Browser only. With an
 * external provider, a requested sign-out also signs out there. If the session was ended by somebody else or
 * by time, the entry says so, and queued presses are kept for a day for the same person. No other data stays
 * in the browser.
 *
 * Tabs are notified last, so that none finds the session still open at the entry.
 */
export async function signOut({
  isAskedFor = false,
  isEnded = false,
  removedFrom = null,
}: {
  isAskedFor?: boolean;
  isEnded?: boolean;
  /** The group the person was removed from. */
  removedFrom?: string | null;
} = {}): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(underWay), patience]);
  // Leave even if the call fails, because the person asked to sign out.
  const next = await endSession().catch((error: unknown) => console.warn(error));
  if (!isEnded || removedFrom !== null) clearPresses();
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage({ type: "signed-out", isEnded, removedFrom } satisfies SignedOut);
  channel.close();
  location.assign(isAskedFor && next ? next : isEnded ? getEndedPath(removedFrom) : "/");
}

/** @returns the URL that ends the provider's session; `null` without a provider. */
async function endSession(): Promise<string | null> {
  const response = await fetch("/api/identity/sign-out", { method: "POST" });
  if (response.status !== 200) return null;
  const { next } = (await response.json()) as { next: string };
  return next;
}

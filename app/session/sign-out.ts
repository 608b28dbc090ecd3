import { endedPath } from "./exit-reason.ts";
import { forgetPresses } from "./forget-presses.ts";

/** What the tabs of one browser tell each other about the session. */
export const SESSION_CHANNEL = "foyer-session";
export interface SignedOut {
  readonly type: "signed-out";
  /** Whether the session had ended before anybody asked for it. */
  readonly isEnded: boolean;
  /** The group that its person was removed from; null for any other end. */
  readonly removedFrom?: string | null;
}

/** How long a person who leaves waits for what is on its way. */
const PATIENCE_MS = 2_000;

let isLeaving = false;

/** This page is about to go, by another's doing: nothing holds it back, and nothing new is asked of the API. */
export function beginLeaving(): void {
  isLeaving = true;
}

const underWay = new Set<Promise<unknown>>();

/** Whether this page is about to go: nothing new is asked of the API. */
export function isSigningOut(): boolean {
  return isLeaving;
}

/** Has a sign-out wait for a call, so that a save that was just sent is not cut off. */
export function finishBeforeLeaving<Answer>(call: Promise<Answer>): Promise<Answer> {
  underWay.add(call);
  const forget = () => underWay.delete(call);
  call.then(forget, forget);
  return call;
}

/**
 * Ends the session of this browser, tells its other tabs and goes to the entry [S33, S154]. Browser only. Where an
 * outside provider keeps the accounts, a person who asked for it is signed out there as well. One whose session
 * somebody else has ended, or the clock, is told so; their presses wait a day for them to sign in here again. Nothing
 * else that was pressed or noted stays in the browser for who comes next.
 *
 * The tabs are told last, so that none of them finds the session still open at the entry.
 */
export async function signOut({
  isAskedFor = false,
  isEnded = false,
  removedFrom = null,
}: {
  isAskedFor?: boolean;
  isEnded?: boolean;
  /** The group that the person was removed from. */
  removedFrom?: string | null;
} = {}): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.allSettled(underWay), patience]);
  // Leaving is what the person asked for; a failed call must not keep them here.
  const next = await endSession().catch((error: unknown) => console.warn(error));
  if (!isEnded || removedFrom !== null) forgetPresses();
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage({ type: "signed-out", isEnded, removedFrom } satisfies SignedOut);
  channel.close();
  location.assign(isAskedFor && next ? next : isEnded ? endedPath(removedFrom) : "/");
}

/** @returns where the outside provider's own session ends; null without a provider. */
async function endSession(): Promise<string | null> {
  const response = await fetch("/api/identity/sign-out", { method: "POST" });
  if (response.status !== 200) return null;
  const { next } = (await response.json()) as { next: string };
  return next;
}

/** What the tabs of one browser tell each other about the session. */
export const SESSION_CHANNEL = "foyer-session";
export const SIGNED_OUT = { type: "signed-out" } as const;

let isLeaving = false;

/**
 * Ends the session of this browser, tells its other tabs and goes to the entry [S33, S154]. Browser only.
 *
 * The tabs are told last, so that none of them finds the session still open at the entry.
 */
export async function signOut(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  // Leaving is what the person asked for; a failed call must not keep them here.
  await fetch("/api/identity/sign-out", { method: "POST" }).catch((error: unknown) => console.warn(error));
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
  location.assign("/");
}

/** Where this browser keeps presses that wait to be sent (kept-presses.ts). */
export const PRESSES_KEY = "kept-presses";

/**
 * Forgets all of them, as who is signed in leaves or is taken out of their group. Never throws: where a browser keeps
 * nothing, there is nothing to forget. Browser only.
 */
export function forgetPresses(): void {
  try {
    localStorage.removeItem(PRESSES_KEY);
  } catch (error) {
    console.warn(error);
  }
}

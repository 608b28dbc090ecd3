/** Storage key of queued presses (stored-presses.ts). */
export const PRESSES_KEY = "kept-presses";

/**
 * Clears all queued presses on sign-out or removal from the group. Never throws, even if storage is
 * unavailable. Browser only.
 */
export function clearPresses(): void {
  try {
    localStorage.removeItem(PRESSES_KEY);
  } catch (error) {
    console.warn(error);
  }
}

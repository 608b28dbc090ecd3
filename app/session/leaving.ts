/** Asks the person about unsaved work; answers whether they leave all the same. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

/** Has a screen with unsaved work be asked before its person signs out. @returns how to stop. */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Whether a screen of this page has work that is not saved. */
export function hasUnsavedWork(): boolean {
  return guards.size > 0;
}

/** Whether a person who wants to sign out may go: every screen with unsaved work has asked, and they said so [S110]. */
export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) {
    if (!(await guard())) return false;
  }
  return true;
}

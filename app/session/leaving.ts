/** Asks the person about unsaved work; resolves to whether they leave anyway. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

/** Registers a guard for unsaved work. @returns the unregister function. */
export function registerLeaveGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Whether any screen has unsaved work. */
export function hasUnsavedWork(): boolean {
  return guards.size > 0;
}

/** Runs all guards before signing out: `true` if the person agreed to each [S110]. */
export async function confirmLeave(): Promise<boolean> {
  for (const guard of guards) {
    if (!(await guard())) return false;
  }
  return true;
}

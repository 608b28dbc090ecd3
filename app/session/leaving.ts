/** Asks the person about unsaved work; resolves to whether they leave anyway. */
type Guard = () => Promise<boolean>;

const guards = new Set<Guard>();

/** Registers a guard for unsaved work. @returns the unregister function. */
export function registerLeaveGuard(guard: Guard): () => void {
  guards.add(guard);
  return () => guards.delete(guard);
}

let isWorkKept = false;

/** At a shared desk, unsaved work is kept for its person (H3): nobody is asked about it when the person leaves. */
export function keepWork(): void {
  isWorkKept = true;
}

/** Whether any screen has work that would be lost. */
export function hasUnsavedWork(): boolean {
  return guards.size > 0 && !isWorkKept;
}

/** Runs all guards before signing out: `true` if the person agreed to each [S110]. */
export async function confirmLeave(): Promise<boolean> {
  if (isWorkKept) return true;
  for (const guard of guards) {
    if (!(await guard())) return false;
  }
  return true;
}

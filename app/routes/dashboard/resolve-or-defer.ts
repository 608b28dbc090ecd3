import type { DashboardData } from "./read-dashboard.ts";

/** No skeleton for waits shorter than this. */
const PATIENCE_MS = 150;

/**
 * What is read, if it comes soon, else the promise of it, so that a screen can open and show that it reads.
 */
export async function resolveOrDefer(
  reading: Promise<DashboardData>,
): Promise<DashboardData | { readonly pending: Promise<DashboardData> }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const soon = await Promise.race([reading, patience]);
  clearTimeout(timer);
  return soon ?? { pending: reading };
}

/** What a rejected reading means. A redirect, or a request that was given up, is none of its business. */
export function toFailure(error: unknown): DashboardData {
  if (error instanceof Response || (error instanceof Error && error.name === "AbortError")) throw error;
  console.warn(error);
  return { failure: { code: "unreachable" } };
}

import type { DashboardData } from "./read-dashboard.ts";

/** Wait before a skeleton is shown. */
const PATIENCE_MS = 150;

/** Resolves the data if it arrives soon, otherwise returns its promise, so that the screen can show a skeleton. */
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

/** Converts a rejection to a failure; redirects and aborted requests are rethrown. */
export function toFailure(error: unknown): DashboardData {
  if (error instanceof Response || (error instanceof Error && error.name === "AbortError")) throw error;
  console.warn(error);
  return { failure: { code: "unreachable" } };
}

import type { Maintenance } from "#domain/property/maintenance.ts";

/** Checks for maintenance after the API answered 503. Never throws. */
export async function checkMaintenance(): Promise<Maintenance | null> {
  try {
    const response = await fetch("/maintenance/maintenance.json");
    return (await response.json()) as Maintenance;
  } catch {
    // Offline, or a proxy answered: the next check may succeed.
    return null;
  }
}

import type { Maintenance } from "#domain/property/maintenance.ts";

/** Asks whether the product is closed; the API has refused a call with 503. Never throws. */
export async function lookForMaintenance(): Promise<Maintenance | null> {
  try {
    const response = await fetch("/maintenance/maintenance.json");
    return (await response.json()) as Maintenance;
  } catch {
    // The network is away, or what answers is not ours: the next look may know.
    return null;
  }
}

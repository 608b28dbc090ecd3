import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../../log-event.ts";
import type { PortalManifest } from "../../portal/portal-header.ts";
import { isCountable, readTraits } from "./countable-request.ts";
import type { EventBindings } from "./receive-events.ts";

interface OldScan {
  readonly env: EventBindings;
  readonly manifest: PortalManifest;
  readonly now: EpochMs;
}

/** Counts the scan of a retired code for its property, so that staff see that old cards are still in use. */
export async function countOldScan(
  request: Request,
  code: string,
  { env, manifest, now }: OldScan,
): Promise<void> {
  if (request.method !== "GET" || !isCountable(request)) return;
  try {
    await env.PROPERTY_ANALYTICS.getByName(manifest.propertyId).countOldScan(code, {
      visitor: readTraits(request),
      at: now,
      timeZone: manifest.timeZone,
    });
  } catch (error) {
    // Analytics unavailable: the guest must get the page all the same.
    logEvent("old_scan_not_counted", { error });
  }
}

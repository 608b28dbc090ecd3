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

/** Counts the scan of a retired code for its property, so that staff learn that old cards are still about. */
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
    // The analytics can't be reached. A guest in front of an old card needs the page, not our count.
    logEvent("old_scan_not_counted", { error });
  }
}

import { waitUntil } from "cloudflare:workers";
import { toNetwork } from "#domain/network.ts";
import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../../log-event.ts";
import type { PortalManifest } from "../../portal/portal-header.ts";
import type { QrEntry } from "../../portal/qr-store.ts";
import { isCountable, readTraits } from "./countable-request.ts";
import { MinuteLimit } from "./minute-limit.ts";
import type { EventBindings } from "./receive-events.ts";

/** Scans per network and minute, checked before the analytics are called. */
const networkScans = new MinuteLimit(600);

interface Scan {
  readonly env: EventBindings;
  readonly manifest: PortalManifest;
  readonly now: EpochMs;
}

/**
 * Counts the scan of a place's card after the response (`waitUntil`). The place comes from the code's KV value,
 * never from the request. A property's own code has no place.
 */
export function countScan(
  request: Request,
  { code, entry }: { readonly code: string; readonly entry: QrEntry },
  { env, manifest, now }: Scan,
): void {
  const card = "place" in entry ? { placeId: entry.place } : "until" in entry ? { oldCode: code } : null;
  if (card === null || request.method !== "GET" || !isCountable(request)) return;
  const visitor = readTraits(request);
  if (!networkScans.admit(toNetwork(visitor.network), now)) return;
  const { propertyId, timeZone } = manifest;
  waitUntil(
    env.PROPERTY_ANALYTICS.getByName(propertyId)
      .countScan(card, { visitor, at: now, timeZone })
      .catch((error: unknown) => logEvent("scan_not_counted", { error })),
  );
}

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

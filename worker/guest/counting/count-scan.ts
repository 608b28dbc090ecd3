import { waitUntil } from "cloudflare:workers";
import { toNetwork } from "#domain/network.ts";
import type { EpochMs } from "#domain/time.ts";
import { logEvent } from "../../log-event.ts";
import type { PortalManifest } from "../../portal/portal-header.ts";
import type { QrEntry } from "../../portal/qr-store.ts";
import { isCountable, readTraits } from "./countable-request.ts";
import { MinuteLimit } from "./minute-limit.ts";
import type { EventBindings } from "./receive-events.ts";

/** Scans of one network, before anything is asked of the property's analytics. */
const networkScans = new MinuteLimit(600);

interface Scan {
  readonly env: EventBindings;
  readonly manifest: PortalManifest;
  readonly now: EpochMs;
}

/**
 * Has the scan of a place's card counted after the answer: the guest does not wait for it. What KV says of the code
 * tells the place, and nothing that the guest sends. A property's own code is of no place.
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

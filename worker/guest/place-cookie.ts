import type { EpochMs } from "#domain/time.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";
import { PLACE_COOKIE, readCookie } from "./cookie.ts";
import type { PortalBindings } from "./portal-visit.ts";

/** Bindings and time of a request. */
export interface PlaceReading {
  readonly env: PortalBindings;
  readonly now: EpochMs;
}

/** Id of the place whose card a guest scanned within 14 days, unless replaced; `null`: none. */
export async function readClaimedPlace(request: Request, { env, now }: PlaceReading): Promise<string | null> {
  const signed = readCookie(request, PLACE_COOKIE);
  if (signed === null) return null;
  const { findClaimedPlace } = await import("./guest-place.ts");
  return findClaimedPlace(signed, env, now);
}

/**
 * As `readClaimedPlace` if some announcement is for places. Otherwise `null`, because the page is the same for
 * guests of all places. Synchronous for guests without a card.
 */
export function findPagePlace(
  request: Request,
  { manifest }: Pick<StoredPortal, "manifest">,
  reading: PlaceReading,
): string | null | Promise<string | null> {
  const isAsked =
    manifest.announced.some(({ places }) => places !== null) && readCookie(request, PLACE_COOKIE) !== null;
  return isAsked ? readClaimedPlace(request, reading) : null;
}

import type { EpochMs } from "#domain/time.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";
import { PLACE_COOKIE, readCookie } from "./cookie.ts";
import type { PortalBindings } from "./portal-visit.ts";

/** A portal's bindings and the moment of a visit. */
export interface Reading {
  readonly env: PortalBindings;
  readonly now: EpochMs;
}

/** The id of the place whose card a guest scanned within 14 days, unless that card was replaced; null: of none. */
export async function claimedPlace(request: Request, { env, now }: Reading): Promise<string | null> {
  const signed = readCookie(request, PLACE_COOKIE);
  if (signed === null) return null;
  const { findClaimedPlace } = await import("./guest-place.ts");
  return findClaimedPlace(signed, env, now);
}

/**
 * The same where something is announced for places alone; null else, as the page is the same for all then. At once
 * for a guest without a card.
 */
export function placeOfPage(
  request: Request,
  { manifest }: Pick<StoredPortal, "manifest">,
  reading: Reading,
): string | null | Promise<string | null> {
  const isAsked =
    manifest.announced.some(({ places }) => places !== null) && readCookie(request, PLACE_COOKIE) !== null;
  return isAsked ? claimedPlace(request, reading) : null;
}

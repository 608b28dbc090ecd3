import type { KnownPlace } from "#domain/place/place.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { getDatabase } from "../db/client.ts";
import { selectCardInUse } from "../db/places/places.ts";
import { CARD_MS, readCard, type ScannedCard, signCard } from "../identity/scanned-card.ts";
import type { SigningSecrets } from "../identity/signing-key.ts";
import { logEvent } from "../log-event.ts";
import { PORTAL_MEMORY_MS } from "../portal/portal-memory.ts";
import { readQrCode } from "../portal/qr-store.ts";
import { PLACE_COOKIE, portalCookie, readCookie } from "./cookie.ts";
import type { PortalBindings } from "./portal-visit.ts";

/** Stores a scanned card in the guest's browser, for this portal only. */
export function placeCookie(slug: string, card: ScannedCard, env: SigningSecrets, now: EpochMs): string {
  return cookieFor(slug, signCard(env, card, now));
}

/** Set-Cookie value that moves a scanned card to the portal's new address; `null`: no card. The expiry stays. */
export function movePlaceCookie(request: Request, slug: string): string | null {
  const signed = readCookie(request, PLACE_COOKIE);
  return signed === null ? null : cookieFor(slug, signed);
}

function cookieFor(slug: string, signed: string): string {
  return portalCookie(portalPath(slug), `${PLACE_COOKIE}=${signed}`, CARD_MS / SECOND_MS);
}

interface Checked {
  readonly place: string | null;
  readonly until: EpochMs;
}

/** Cards checked within the last seconds by this isolate, keyed by their cookie's text. */
const checkedCards = new Map<string, Checked>();
const CHECKED_MAX = 1_000;

/**
 * The place of a signed card, by one KV value, which reflects a replaced card within a minute. Cached as long
 * as a portal. A code missing in KV is accepted, because the signature proves that it existed.
 */
export async function findClaimedPlace(
  signed: string,
  env: Pick<PortalBindings, "PORTALS"> & SigningSecrets,
  now: EpochMs,
): Promise<string | null> {
  const checked = checkedCards.get(signed);
  if (checked && now < checked.until) return checked.place;
  const card = readCard(env, signed, now);
  if (card === null) return null;
  const entry = await readQrCode(env.PORTALS, card.code);
  const isInUse = entry === null || ("place" in entry && entry.place === card.place);
  const place = isInUse ? card.place : null;
  if (checkedCards.size >= CHECKED_MAX) checkedCards.clear();
  checkedCards.set(signed, { place, until: now + PORTAL_MEMORY_MS });
  return place;
}

/**
 * The place of a guest's card, scanned within 14 days: a place of this property with its present name, if the
 * card's code is still active. Reads the database, so that a replaced card ends at once. `null` for any other
 * card, or if the database is unavailable: the guest then types the location.
 */
export async function findGuestPlace(
  request: Request,
  env: Pick<Env, "DB"> & SigningSecrets,
  { propertyId, now }: { readonly propertyId: string; readonly now: EpochMs },
): Promise<KnownPlace | null> {
  const card = readCard(env, readCookie(request, PLACE_COOKIE) ?? "", now);
  if (card === null) return null;
  try {
    const [place] = await selectCardInUse(getDatabase(env, propertyId), propertyId, card);
    return place ?? null;
  } catch (error) {
    logEvent("place_not_read", { propertyId, error });
    return null;
  }
}

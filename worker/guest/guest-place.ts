import { ID_PATTERN } from "#domain/id.ts";
import { networkOf } from "#domain/network.ts";
import type { KnownPlace } from "#domain/place/place.ts";
import { DAY_MS, type EpochMs, SECOND_MS } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { databaseOf } from "../db/client.ts";
import { selectPlaceInUse } from "../db/places/places.ts";
import { logEvent } from "../log-event.ts";
import { portalCookie, readCookie } from "./cookie.ts";
import { admitNotFound, isNotFoundOver } from "./counting/not-found-rate-limit.ts";
import { PLACE_COOKIE } from "./place-cookie.ts";

/** How long a browser keeps the place whose card it scanned last. */
const KEPT_SECONDS = (14 * DAY_MS) / SECOND_MS;

export function placeCookie(slug: string, place: string): string {
  return portalCookie(portalPath(slug), `${PLACE_COOKIE}=${place}`, KEPT_SECONDS);
}

/**
 * Where a guest is, by the cookie of the card that they scanned: a place of this property that is in use, as it is
 * called now. Null for every other id, of which a network may try as many as of codes, and while the database does not
 * answer: then the guest types where they are.
 */
export async function findGuestPlace(
  request: Request,
  env: Pick<Env, "DB">,
  { propertyId, now }: { readonly propertyId: string; readonly now: EpochMs },
): Promise<KnownPlace | null> {
  const id = readCookie(request, PLACE_COOKIE);
  if (id === null) return null;
  const network = networkOf(request.headers.get("cf-connecting-ip") ?? "");
  if (isNotFoundOver(network, now)) return null;
  try {
    const [place] = ID_PATTERN.test(id)
      ? await selectPlaceInUse(databaseOf(env, propertyId), propertyId, id)
      : [];
    if (place) return place;
  } catch (error) {
    logEvent("place_not_read", { propertyId, error });
    return null;
  }
  admitNotFound(network, now);
  return null;
}

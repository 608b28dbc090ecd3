import { ID_PATTERN } from "#domain/id.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";
import { readCookie } from "./cookie.ts";

/** What a guest's browser keeps of the card that it scanned last: the place's id, and no name of it (R3). */
export const PLACE_COOKIE = "place";

/** The id of the place whose card a guest says that they scanned; null without one. Anybody can make one up. */
export function claimedPlace(request: Request): string | null {
  const id = readCookie(request, PLACE_COOKIE);
  return id !== null && ID_PATTERN.test(id) ? id : null;
}

/** The same where something is announced for places alone; null else, as the page is the same for all then. */
export function placeOfPage(request: Request, { manifest }: Pick<StoredPortal, "manifest">): string | null {
  return manifest.announced.some(({ places }) => places !== null) ? claimedPlace(request) : null;
}

import { ID_PATTERN } from "#domain/id.ts";
import { readCookie } from "./cookie.ts";

/** What a guest's browser keeps of the card that it scanned last: the place's id, and no name of it (R3). */
export const PLACE_COOKIE = "place";

/** The id of the place whose card a guest says that they scanned; null without one. Anybody can make one up. */
export function claimedPlace(request: Request): string | null {
  const id = readCookie(request, PLACE_COOKIE);
  return id !== null && ID_PATTERN.test(id) ? id : null;
}

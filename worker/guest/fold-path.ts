import { SLUG_PATTERN } from "#domain/property/property.ts";
import { plainRefusal } from "./plain-refusal.ts";

/** An address of guests as people write it: `/P/Marlowe-Harbour/menu`. */
const ANY_CASE = /^\/p(?:\/([^/]*))?(\/.*)?$/i;

/** A card's address: makers of labels write codes in capitals, as they get smaller. */
const CARD = /^\/q\/([^/]*)$/i;

const CAPITAL = /[A-Z]/;

/** Whether a name has capitals and is one that a portal may have without them: nobody is led to what can't be there. */
export function isNameInCapitals(name: string): boolean {
  return CAPITAL.test(name) && SLUG_PATTERN.test(name.toLowerCase());
}

/** The code in a card's address, in the small letters that codes have; null for any other address. */
export function findCardCode(path: string): string | null {
  return CARD.exec(path)?.[1]?.toLowerCase() ?? null;
}

/**
 * Whether a path is one of guests in whatever letters, of a name that a portal may have; those that begin with `/p/`
 * are guests' anyway.
 */
export function isGuestPath(path: string): boolean {
  const [whole, slug = ""] = ANY_CASE.exec(path) ?? [];
  return whole !== undefined && (slug === "" || SLUG_PATTERN.test(slug.toLowerCase()));
}

/** Leads to the same address with its name in small letters; what stands behind the name stays as it is. */
export function leadToSmallLetters(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const [, slug = "", rest = ""] = ANY_CASE.exec(pathname) ?? [];
  return plainRefusal(308, {
    location: `/p/${slug.toLowerCase()}${rest}${search}`,
    "cache-control": "public, max-age=3600",
  });
}

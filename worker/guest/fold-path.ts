import { SLUG_PATTERN } from "#domain/property/property.ts";
import { respondPlain } from "./plain-refusal.ts";

/** A guest address in any case: `/P/Marlowe-Harbour/menu`. */
const ANY_CASE = /^\/p(?:\/([^/]*))?(\/.*)?$/i;

/** A card's address: label makers print codes in upper case, which makes the QR code smaller. */
const CARD = /^\/q\/([^/]*)$/i;

const CAPITAL = /[A-Z]/;

/**
 * Whether a name has capitals and its lower-case form is a possible portal name, so that no redirect leads to a
 * 404.
 */
export function isNameInCapitals(name: string): boolean {
  return CAPITAL.test(name) && SLUG_PATTERN.test(name.toLowerCase());
}

/** The code in a card's address, in lower case; `null`: another address. */
export function findCardCode(path: string): string | null {
  return CARD.exec(path)?.[1]?.toLowerCase() ?? null;
}

/**
 * Whether a path is a guest address in any case, with a possible portal name; paths that begin with `/p/` are
 * handled before.
 */
export function isGuestPath(path: string): boolean {
  const [whole, slug = ""] = ANY_CASE.exec(path) ?? [];
  return whole !== undefined && (slug === "" || SLUG_PATTERN.test(slug.toLowerCase()));
}

/** Redirects to the address with its name in lower case; the rest stays. */
export function redirectToLowerCase(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const [, slug = "", rest = ""] = ANY_CASE.exec(pathname) ?? [];
  return respondPlain(308, {
    location: `/p/${slug.toLowerCase()}${rest}${search}`,
    "cache-control": "public, max-age=3600",
  });
}

import { plainRefusal } from "./page-response.ts";

/** An address of guests as people write it: `/P/Marlowe-Harbour/menu`. */
const ANY_CASE = /^\/p(?:\/([^/]*))?(\/.*)?$/i;

/** Whether a path belongs to guests, in whatever letters; those that begin with `/p/` do anyway. */
export function isGuestPath(path: string): boolean {
  return ANY_CASE.test(path);
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

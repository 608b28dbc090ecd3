import { type ContentLanguage, isContentLanguage, negotiateLanguage } from "#domain/language.ts";
import { portalPath } from "#portal/portal-path.ts";
import type { StoredPortal } from "../portal/stored-portal.ts";
import { portalCookie, readCookie } from "./cookie.ts";

/** Set only when a guest picks a language in the portal's list; it identifies nobody. */
const CHOICE_COOKIE = "pl";
const CHOICE_MAX_AGE_SECONDS = 180 * 24 * 3600;

/** The language that a guest picked before; `null`: none. */
export function findChosenLanguage(request: Request): ContentLanguage | null {
  const chosen = readCookie(request, CHOICE_COOKIE);
  return chosen !== null && isContentLanguage(chosen) ? chosen : null;
}

/**
 * The language for a guest without one in the path: previously picked, else the browser's first enabled one,
 * else the default.
 */
export function decideGuestLanguage(
  request: Request,
  { languages, defaultLanguage }: Pick<StoredPortal, "languages" | "defaultLanguage">,
): ContentLanguage {
  const chosen = findChosenLanguage(request);
  const kept = languages.find((language) => language === chosen);
  return kept ?? negotiateLanguage(request.headers.get("accept-language"), languages) ?? defaultLanguage;
}

/** Stores a guest's choice, for this portal only. */
export function languageCookie(slug: string, language: ContentLanguage): string {
  return portalCookie(portalPath(slug), `${CHOICE_COOKIE}=${language}`, CHOICE_MAX_AGE_SECONDS);
}

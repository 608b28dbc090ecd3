import { ID_PATTERN } from "#domain/id.ts";
import { portalPath } from "#portal/portal-path.ts";
import { portalCookie, readCookie } from "../cookie.ts";

const COOKIE = "consent";
const REFUSED = "no";
/** As the question says. */
const CONSENT_DAYS = 180;

/** What a guest answered: the random id by which they may be recognised, or no. Null: never asked. */
export type ConsentChoice = { readonly visitorId: string } | "refused" | null;

export function readConsent(request: Request): ConsentChoice {
  const value = readCookie(request, COOKIE);
  if (value === null) return null;
  if (value === REFUSED) return "refused";
  return ID_PATTERN.test(value) ? { visitorId: value } : null;
}

/** The id of a guest who has consented; null for all others. */
export function consentedId(request: Request): string | null {
  const choice = readConsent(request);
  return choice === null || choice === "refused" ? null : choice.visitorId;
}

/** Keeps an answer for this portal alone. A refusal holds nothing that tells guests apart. */
export function consentCookie(slug: string, visitorId: string | null): string {
  return portalCookie(portalPath(slug), `${COOKIE}=${visitorId ?? REFUSED}`, CONSENT_DAYS * 24 * 3600);
}

import { ID_PATTERN } from "#domain/id.ts";
import { portalPath } from "#portal/portal-path.ts";
import { portalCookie, readCookie } from "../cookie.ts";

const COOKIE = "consent";
const REFUSED = "no";
/** Lifetime of the answer. The consent question states the same number. */
const CONSENT_DAYS = 180;

/** A guest's answer: the random id for recognition, or refused. `null`: not answered. */
export type ConsentChoice = { readonly visitorId: string } | "refused" | null;

export function readConsent(request: Request): ConsentChoice {
  const value = readCookie(request, COOKIE);
  if (value === null) return null;
  if (value === REFUSED) return "refused";
  return ID_PATTERN.test(value) ? { visitorId: value } : null;
}

/** The id of a guest who has consented; otherwise `null`. */
export function findConsentedId(request: Request): string | null {
  const choice = readConsent(request);
  return choice === null || choice === "refused" ? null : choice.visitorId;
}

/** Stores an answer, for this portal only. A refusal contains no id. */
export function consentCookie(slug: string, visitorId: string | null): string {
  return portalCookie(portalPath(slug), `${COOKIE}=${visitorId ?? REFUSED}`, CONSENT_DAYS * 24 * 3600);
}

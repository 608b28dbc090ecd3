/**
 * Receives guests' answers to the consent question. Exposes `receiveConsent`. The answer is stored at the desk
 * before the cookie is set; a withdrawal also deletes the guest's id in the analytics.
 */

import type { FormLimits } from "#domain/guest/form-limits.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { toNetwork } from "#domain/network.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath, privacyPath } from "#portal/portal-path.ts";
import { CONSENT_TEXT_VERSION } from "#portal/words/consent-words.ts";
import { newId } from "../../db/new-id.ts";
import { isServedOpen, type StoredPortal } from "../../portal/stored-portal.ts";
import { decideGuestLanguage } from "../guest-language.ts";
import { loadPortalAnywhere } from "../load-portal.ts";
import { isSameOrigin, readText } from "../page-request.ts";
import { notFoundPage } from "../plain-page.ts";
import { respondPlain } from "../plain-refusal.ts";
import type { Visit } from "../portal-visit.ts";
import { findStart, getArrivalPath } from "../start-page.ts";
import { consentCookie, findConsentedId } from "./consent-cookie.ts";
import { refuseForeign } from "./foreign-form.ts";
import type { FormBindings } from "./receive-form.ts";

const FORM_BYTES_MAX = 1024;
const CONTENT_TYPE = /^application\/x-www-form-urlencoded(?:;|$)/i;
/**
 * The question comes before the page, without a visitor id: a ship's 6,000 guests may answer from one address
 * with similar browsers. The daily limit bounds storage; one network gets half.
 */
const LIMITS: FormLimits = {
  perVisitorHour: 20,
  perNetworkHour: 8_000,
  perPropertyDay: 16_000,
  heldPerDay: 0,
};

interface Answered {
  readonly slug: string;
  readonly portal: StoredPortal;
  readonly fields: URLSearchParams;
}

/** Next page: the privacy page if the answer came from there, otherwise the target of the scanned card. */
function getNextPage({ slug, portal, fields }: Answered, { request, now }: Visit): string {
  if (fields.get("page") === "privacy") return privacyPath(slug);
  const named = fields.get("language");
  const language = CONTENT_LANGUAGE_CODES.find((code) => code === named && portal.open.has(code));
  const reader = { language: language ?? decideGuestLanguage(request, portal), now };
  return getArrivalPath({ slug, language }, findStart(portal, fields.get("start"), reader), portal);
}

/**
 * Stores a guest's answer to the consent question, or withdraws consent. Each answer is a row; the cookie is
 * set once it is stored. On withdrawal, the analytics delete the guest's id.
 *
 * @returns 303 to the portal; 403 from another origin, 400 if consent is not asked, 404, 413, 415, 429.
 */
export async function receiveConsent(
  request: Request,
  slug: string,
  env: FormBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method === "GET") {
    return SLUG_PATTERN.test(slug)
      ? respondPlain(303, { location: portalPath(slug) })
      : notFoundPage(request);
  }
  if (request.method !== "POST") return respondPlain(405, { allow: "GET, POST" });
  if (!isSameOrigin(request)) return refuseForeign(request, slug);
  if (!CONTENT_TYPE.test(request.headers.get("content-type") ?? "")) return respondPlain(415);
  const text = await readText(request, FORM_BYTES_MAX);
  if (text === null) return respondPlain(413);
  const portal = SLUG_PATTERN.test(slug) ? await loadPortalAnywhere(env, slug, { request, now }) : null;
  if (portal === null) return respondPlain(404);

  const fields = new URLSearchParams(text);
  const { propertyId, asksConsent, timeZone } = portal.manifest;
  const isGiven = fields.get("choice") === "accept";
  const isAllowed = !isGiven || (asksConsent && isServedOpen(portal, now));
  if (!isAllowed || !["accept", "decline"].includes(fields.get("choice") ?? "")) return respondPlain(400);

  const earlier = findConsentedId(request);
  const visitorId = earlier ?? newId();
  const analytics = env.PROPERTY_ANALYTICS.getByName(propertyId);
  const id = newId();
  const sending = {
    visitor: {
      network: toNetwork(request.headers.get("cf-connecting-ip") ?? ""),
      userAgent: request.headers.get("user-agent") ?? "",
      consentedId: earlier,
    },
    at: now,
    timeZone,
  };
  // Withdrawal must never be refused by a rate limit.
  const isWithdrawn = earlier !== null && !isGiven;
  if (!isWithdrawn) {
    const admitted = await analytics.admit(
      { kind: "consent", id, key: id, limits: LIMITS, ...(isGiven ? { consentedId: visitorId } : {}) },
      sending,
    );
    if (admitted === null) return respondPlain(429);
  }
  await env.GUEST_DESK.getByName(propertyId).storeConsent({
    id,
    at: now,
    visitorId,
    kind: "marketing",
    given: isGiven,
    textVersion: CONSENT_TEXT_VERSION,
  });
  if (isWithdrawn) await analytics.forgetVisitor(visitorId);
  return respondPlain(303, {
    location: getNextPage({ slug, portal, fields }, { request, now }),
    "cache-control": "no-store",
    "set-cookie": consentCookie(slug, isGiven ? visitorId : null),
  });
}

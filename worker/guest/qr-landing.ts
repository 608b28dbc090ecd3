/**
 * QR code landing (`/q/:code`). Exposes `serveQrLanding`: finds the code in KV, or in the database if KV lost it,
 * then redirects to the portal, a start button or the consent question. Unknown codes are rate-limited per
 * network.
 */

import { toNetwork } from "#domain/network.ts";
import type { EpochMs } from "#domain/time.ts";
import { QR_CODE_PATTERN, type QrEntry, readQrCode } from "../portal/qr-store.ts";
import { isServedOpen, type StoredPortal } from "../portal/stored-portal.ts";
import { countOldScan, countScan } from "./counting/count-scan.ts";
import { admitNotFound } from "./counting/not-found-rate-limit.ts";
import type { EventBindings } from "./counting/receive-events.ts";
import { decideGuestLanguage } from "./guest-language.ts";
import { placeCookie } from "./guest-place.ts";
import { loadPortalAnywhere } from "./load-portal.ts";
import { getBrowserLanguage, notFoundPage, retiredCodePage, tooManyRequests } from "./plain-page.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { Visit } from "./portal-visit.ts";
import { findStart, getArrivalPath, questionPath } from "./start-page.ts";

/** A code's entry, from KV, otherwise from the database; `null`: unknown. */
export async function findEntry(
  code: string,
  env: EventBindings,
  visit: Visit,
): Promise<QrEntry | "too_many" | null> {
  const isPossible = QR_CODE_PATTERN.test(code);
  const stored = isPossible ? await readQrCode(env.PORTALS, code) : null;
  if (stored) return stored;
  // All misses count, whatever their format.
  if (!admitNotFound(toNetwork(visit.request.headers.get("cf-connecting-ip") ?? ""), visit.now))
    return "too_many";
  if (!isPossible) return null;
  const { rebuildQrCode } = await import("./rebuild-portal.ts");
  return rebuildQrCode(env, code, visit.now);
}

async function answerRetired(
  request: Request,
  { code, slug }: { readonly code: string; readonly slug: string | undefined },
  env: EventBindings,
  now: EpochMs,
): Promise<Response> {
  const portal = slug === undefined ? null : await loadPortalAnywhere(env, slug, { request, now });
  if (!portal) return retiredCodePage(request);
  const { manifest, defaultLanguage } = portal;
  await countOldScan(request, code, { env, manifest, now });
  const language = getBrowserLanguage(request);
  const contactIn = (wanted: string) => manifest.contacts.find((contact) => contact.language === wanted);
  const contact = contactIn(language) ?? contactIn(defaultLanguage);
  // The page shows one telephone number: the main number if it is known, otherwise a contact that is a number.
  const isCall = contact?.href.startsWith("tel:") === true;
  return retiredCodePage(request, {
    portal,
    back: isCall && manifest.telephone !== "" ? undefined : contact,
  });
}

/** The start button of a card's kind, if the guest's page has it open; `null`: the portal itself (R3). */
function findStartButton(entry: QrEntry, portal: StoredPortal, { request, now }: Visit): string | null {
  if (!("kind" in entry) || entry.kind === undefined) return null;
  const buttonId = portal.manifest.starts?.[entry.kind];
  return findStart(portal, buttonId, { language: decideGuestLanguage(request, portal), now });
}

/**
 * Answers `/q/:code`: 302 to the portal, to the start button of the place's kind, or to the consent question
 * first, with the place as a cookie; 410 for a retired code, and for a replaced card after thirty days (D18);
 * 404 for an unknown code, and 429 for a network with too many of them. Known codes are never rate-limited.
 */
export async function serveQrLanding(
  request: Request,
  code: string,
  env: EventBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const entry = await findEntry(code, env, { request, now });
  if (entry === "too_many") return tooManyRequests(request);
  if (entry === null) return notFoundPage(request);
  if ("retired" in entry || ("until" in entry && now >= entry.until))
    return answerRetired(request, { code, slug: entry.slug }, env, now);
  const { slug } = entry;
  const portal = await loadPortalAnywhere(env, slug, { request, now });
  const isOpen = portal !== null && isServedOpen(portal, now);
  if (isOpen) countScan(request, { code, entry }, { env, manifest: portal.manifest, now });
  const isAsked = portal?.manifest.asksConsent === true && isOpen;
  const start = portal && findStartButton(entry, portal, { request, now });
  return respondPlain(302, {
    location: isAsked ? questionPath(slug, start) : getArrivalPath({ slug }, start, portal),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    ...("place" in entry ? { "set-cookie": placeCookie(slug, { place: entry.place, code }, env, now) } : {}),
  });
}

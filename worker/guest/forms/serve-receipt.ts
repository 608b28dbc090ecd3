/**
 * Receipts of guests' messages: the page with the code, and the progress of a request (R12). Exposes
 * `serveReceipt` and `serveSteps`. A receipt's code is the only credential.
 */

import { readReceiptCode } from "#domain/guest/receipt-code.ts";
import type { RequestProgress } from "#domain/guest/request-progress.ts";
import { isContentLanguage } from "#domain/language.ts";
import { toNetwork } from "#domain/network.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath, RECEIPTS_SEGMENT, STEPS_SEGMENT } from "#portal/portal-path.ts";
import { getPageHeaders } from "../../portal/page/page-headers.ts";
import { fillSlots, toFills } from "../../portal/page/slots.ts";
import { isServedOpen, pageAt, type StoredPortal } from "../../portal/stored-portal.ts";
import { admitNotFound, isNotFoundOver } from "../counting/not-found-rate-limit.ts";
import { decideGuestLanguage } from "../guest-language.ts";
import { loadPortal } from "../load-portal.ts";
import { findPagePlace } from "../place-cookie.ts";
import { notFoundPage } from "../plain-page.ts";
import { respondPlain } from "../plain-refusal.ts";
import type { PortalBindings } from "../portal-visit.ts";
import { receiptLine } from "./receipt-line.ts";
import { stepLine, stepsHtml } from "./request-steps.ts";

interface ReceiptBindings extends PortalBindings {
  readonly GUEST_DESK: Env["GUEST_DESK"];
}

interface ReceiptPath {
  readonly slug: string;
  readonly language: string;
  readonly code: string;
}

/** Redirects to the same receipt in an enabled language, if the page's language was removed. */
function redirectToOpenLanguage(
  request: Request,
  slug: string,
  portal: StoredPortal,
  rest: string,
): Response {
  const language = decideGuestLanguage(request, portal);
  return respondPlain(302, {
    location: `${portalPath(slug, language)}/${RECEIPTS_SEGMENT}/${rest}`,
    "cache-control": "no-store",
  });
}

/** Headers of a response for one guest. A bare "no-store" would tell an open page that the portal has closed. */
const PRIVATE = { "cache-control": "private, no-store", "x-robots-tag": "noindex" } as const;

/**
 * Progress of a receipt's request; `null`: unknown code. Unknown codes count towards the network's limit of
 * misses.
 */
async function readProgress(
  request: Request,
  env: ReceiptBindings,
  { code, propertyId, now }: { readonly code: string; readonly propertyId: string; readonly now: EpochMs },
): Promise<RequestProgress | null> {
  const network = toNetwork(request.headers.get("cf-connecting-ip") ?? "");
  if (isNotFoundOver(network, now)) return null;
  const progress = await env.GUEST_DESK.getByName(propertyId).progress(code);
  if (progress === null) admitNotFound(network, now);
  return progress;
}

/**
 * Answers `/p/:slug/:language/receipts/:code`, the redirect target of a form sent without scripts: the portal's
 * page with the code in the confirmation, and the progress of a request (R12). Unknown codes show no progress.
 * If the desk is unavailable, the page is served without it.
 */
export async function serveReceipt(
  request: Request,
  { slug, language: named, code: typed }: ReceiptPath,
  env: ReceiptBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return respondPlain(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  if (portal === null) return notFoundPage(request);
  const code = readReceiptCode(typed);
  if (!isContentLanguage(named) || code === null) return notFoundPage(request, { slug, portal });
  const language = named;
  if (!portal.open.has(language)) return redirectToOpenLanguage(request, slug, portal, typed);
  if (!isServedOpen(portal, now)) {
    return respondPlain(303, { location: portalPath(slug, language), "cache-control": "no-store" });
  }
  const { propertyId } = portal.manifest;
  const progress = await readProgress(request, env, { code, propertyId, now }).catch(() => null);
  const state = progress ? stepLine(progress, { ...portal.manifest, language, now }) : "";
  const place = await findPagePlace(request, portal, { env, now });
  const page = pageAt(portal, language, now, { place });
  const markup = page.markup;
  const { body } = fillSlots(markup, toFills(markup, "thanks", receiptLine(language, code) + state));
  return new Response(request.method === "HEAD" ? null : body, {
    headers: { ...getPageHeaders(page.styleHash, page.loads), ...PRIVATE },
  });
}

/**
 * Answers `/p/:slug/:language/receipts/:code/steps`: the progress of a request, as HTML for an open page.
 *
 * @returns 404 for an unknown code, or while the portal is closed.
 */
export async function serveSteps(
  request: Request,
  { slug, language: named, code: typed }: ReceiptPath,
  env: ReceiptBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET") return respondPlain(405, { allow: "GET" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  const code = readReceiptCode(typed);
  if (!portal || !isContentLanguage(named) || !code || !isServedOpen(portal, now))
    return respondPlain(404, PRIVATE);
  if (!portal.open.has(named))
    return redirectToOpenLanguage(request, slug, portal, `${typed}/${STEPS_SEGMENT}`);
  const language = named;
  const progress = await readProgress(request, env, { code, propertyId: portal.manifest.propertyId, now });
  if (progress === null) return respondPlain(404, PRIVATE);
  return new Response(stepsHtml(progress, { ...portal.manifest, language, now }), {
    headers: {
      ...PRIVATE,
      "content-type": "text/html; charset=utf-8",
      "content-language": language,
      "content-security-policy": "default-src 'none'",
    },
  });
}

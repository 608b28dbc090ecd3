import { readReceiptCode } from "#domain/guest/receipt-code.ts";
import { CONTENT_LANGUAGE_CODES } from "#domain/language.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { pageAt } from "../../portal/page/page-at.ts";
import { pageHeaders } from "../../portal/page/page-headers.ts";
import { markupOf } from "../../portal/page/page-markup.ts";
import { filled, fillsOf } from "../../portal/page/slots.ts";
import { isServedOpen } from "../../portal/stored-portal.ts";
import { loadPortal } from "../load-portal.ts";
import { notFoundPage } from "../plain-page.ts";
import { plainRefusal } from "../plain-refusal.ts";
import type { PortalBindings } from "../portal-visit.ts";
import { receiptLine } from "./receipt-line.ts";

/**
 * Answers `/p/:slug/:language/receipts/:code`, to which a form that was sent without scripts leads: the portal's page,
 * with the code where it thanks the guest. Tells of no code whether a message has it, and reads no database.
 */
export async function serveReceipt(
  request: Request,
  {
    slug,
    language: named,
    code: typed,
  }: { readonly slug: string; readonly language: string; readonly code: string },
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return plainRefusal(405, { allow: "GET, HEAD" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  if (portal === null) return notFoundPage(request);
  const language = CONTENT_LANGUAGE_CODES.find((open) => open === named && portal.open.has(open));
  const code = readReceiptCode(typed);
  if (language === undefined || code === null) return notFoundPage(request, { slug, portal });
  if (!isServedOpen(portal, now)) {
    return plainRefusal(303, { location: portalPath(slug, language), "cache-control": "no-store" });
  }
  const page = pageAt(portal, language, now);
  const markup = markupOf(page);
  const { body } = filled(markup, fillsOf(markup, "thanks", receiptLine(language, code)));
  return new Response(request.method === "HEAD" ? null : body, {
    headers: {
      ...pageHeaders(page.styleHash, page.loads),
      // Of one guest alone. A page that is left open takes a bare "no-store" for a portal that has closed.
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}

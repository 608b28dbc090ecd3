import { networkOf } from "#domain/network.ts";
import type { EpochMs } from "#domain/time.ts";
import { consentWordsOf } from "#portal/consent-words.ts";
import { portalPath, VIA_CODE, welcomePath } from "#portal/portal-path.ts";
import { loadPortal } from "../portal/portal-memory.ts";
import { isPortalOpen } from "../portal/portal-store.ts";
import { QR_CODE_PATTERN, qrEntrySchema, qrKey } from "../portal/qr-store.ts";
import { countOldScan } from "./count-old-scan.ts";
import { admitMiss } from "./miss-limit.ts";
import { plainRefusal } from "./page-response.ts";
import { browserLanguage, notFoundPage, plainPage, retiredCodePage } from "./plain-page.ts";
import type { EventBindings } from "./receive-events.ts";

/** The same for every code that never was, whatever its form. */
async function answerMiss(request: Request, now: EpochMs): Promise<Response> {
  if (admitMiss(networkOf(request.headers.get("cf-connecting-ip") ?? ""), now)) return notFoundPage(request);
  const { tooManyTitle, tooMany } = consentWordsOf(browserLanguage(request));
  const page = await plainPage(request, 429, () => [tooManyTitle, tooMany]);
  page.headers.set("retry-after", "60");
  return page;
}

async function answerRetired(
  request: Request,
  { code, slug }: { readonly code: string; readonly slug: string | undefined },
  env: EventBindings,
  now: EpochMs,
): Promise<Response> {
  const portal = slug === undefined ? null : await loadPortal(env.PORTALS, slug, now);
  if (!portal) return retiredCodePage(request);
  const { manifest, defaultLanguage } = portal;
  await countOldScan(request, code, { env, manifest, now });
  const language = browserLanguage(request);
  const contactIn = (wanted: string) => manifest.contacts.find((contact) => contact.language === wanted);
  return retiredCodePage(request, {
    house: manifest.name,
    back: contactIn(language) ?? contactIn(defaultLanguage),
  });
}

/**
 * Answers `/q/:code`: 302 to the portal, or to its question where guests are asked for consent; 410 for a
 * retired code; 404 for one that never was, and 429 to a network that tries too many. A code that leads
 * somewhere is answered to everybody.
 */
export async function landQrCode(
  request: Request,
  code: string,
  env: EventBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD") return plainRefusal(405, { allow: "GET, HEAD" });
  if (!QR_CODE_PATTERN.test(code)) return answerMiss(request, now);
  const stored = await env.PORTALS.get(qrKey(code), { type: "json", cacheTtl: 30 });
  if (stored === null) return answerMiss(request, now);
  const entry = qrEntrySchema.parse(stored);
  if ("retired" in entry) return answerRetired(request, { code, slug: entry.slug }, env, now);
  const { slug } = entry;
  const portal = await loadPortal(env.PORTALS, slug, now);
  const isAsked = portal?.manifest.asksConsent === true && isPortalOpen(portal.licence, now);
  return plainRefusal(302, {
    location: isAsked ? welcomePath(slug) : `${portalPath(slug)}${VIA_CODE}`,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
}

import { SLUG_PATTERN } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { renderNewsPiece } from "#portal/news/news-piece.ts";
import type { NewsMessage } from "#portal/script/news-message.ts";
import { getNewsWords } from "#portal/words/news-words.ts";
import { announcedFor } from "../portal/news/announced.ts";
import { sendsAnnouncements } from "../portal/news/sends-announcements.ts";
import { isServedOpen } from "../portal/stored-portal.ts";
import { loadPortal } from "./load-portal.ts";
import { readClaimedPlace } from "./place-cookie.ts";
import { respondPlain } from "./plain-refusal.ts";
import type { PortalBindings } from "./portal-visit.ts";

/** Headers of a response for one guest. */
const PRIVATE = { "cache-control": "private, no-store", vary: "cookie" } as const;

/**
 * Answers `/p/:slug/:language/news`: the present announcements, polled by open pages without a socket (N2).
 * Reads no database; from KV the portal and the guest's card.
 *
 * @returns 404 for a language that is not open, or a portal without announcements.
 */
export async function serveNews(
  request: Request,
  { slug, language: named }: { readonly slug: string; readonly language: string },
  env: PortalBindings,
  now: EpochMs,
): Promise<Response> {
  if (request.method !== "GET") return respondPlain(405, { allow: "GET" });
  const portal = SLUG_PATTERN.test(slug) ? await loadPortal(env, slug, { request, now }) : null;
  const language = portal?.languages.find((code) => code === named);
  if (!portal || !language || !sendsAnnouncements(portal, now)) return respondPlain(404, PRIVATE);
  const { manifest } = portal;
  const place = await readClaimedPlace(request, { env, now });
  const mine = announcedFor(manifest.announced, { isOpen: isServedOpen(portal, now), place });
  const pieces = mine.flatMap(
    (item) => renderNewsPiece(item, { language, facts: manifest, now })?.html ?? [],
  );
  const message: NewsMessage = { more: getNewsWords(language).more, pieces };
  return Response.json(message, { headers: PRIVATE });
}

import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { handleGuest } from "../../guest/guest.ts";
import { evictPortal, findRememberedPortal } from "../../portal/portal-memory.ts";
import { isServedOpen, pageAt } from "../../portal/stored-portal.ts";

interface Confirming {
  readonly slug: string;
  readonly language: ContentLanguage;
  readonly origin: string;
  readonly now: EpochMs;
}

/**
 * Requests a portal through the guests' route in process, and returns the number of the served publication.
 * `null`: none yet, or a closed page.
 *
 * KV may still return an older value here; the older number is then the truth for guests, and the cache is
 * evicted so that it ends soon.
 */
export async function confirmPortal(
  env: Env,
  { slug, language, origin, now }: Confirming,
): Promise<number | null> {
  evictPortal(slug);
  const answer = await handleGuest(new Request(origin + portalPath(slug, language)), env);
  const served = answer?.headers.get("etag");
  const portal = findRememberedPortal(slug, now);
  const isOfIt =
    portal?.open.has(language) === true &&
    isServedOpen(portal, now) &&
    pageAt(portal, language, now).etag === served;
  return isOfIt ? portal.number : null;
}

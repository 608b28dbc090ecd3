import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath } from "#portal/portal-path.ts";
import { handleGuest } from "../../guest/guest.ts";
import { evictPortal, recallPortal } from "../../portal/portal-memory.ts";
import { isServedOpen, pageAt } from "../../portal/stored-portal.ts";

interface Confirming {
  readonly slug: string;
  readonly language: ContentLanguage;
  readonly origin: string;
  readonly now: EpochMs;
}

/**
 * Asks for a portal as a guest would, at the guests' own route in process, and says which publication the
 * answer is of. Null: guests get none yet, or a closed page.
 *
 * KV may still give this place an older value; then the older number is the truth, and it is forgotten so
 * that it ends as soon as KV lets it.
 */
export async function confirmPortal(
  env: Env,
  { slug, language, origin, now }: Confirming,
): Promise<number | null> {
  evictPortal(slug);
  const answer = await handleGuest(new Request(origin + portalPath(slug, language)), env);
  const served = answer?.headers.get("etag");
  const portal = recallPortal(slug, now);
  const isOfIt =
    portal?.open.has(language) === true &&
    isServedOpen(portal, now) &&
    pageAt(portal, language, now).etag === served;
  return isOfIt ? portal.number : null;
}

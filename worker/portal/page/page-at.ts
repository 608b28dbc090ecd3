import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { type StoredPage, type StoredPortal, servedKindAt } from "../stored-portal.ts";
import { composePage } from "./compose-page.ts";

/**
 * The whole page that guests of a language get at a moment, by licence, season, hours and what is announced, to
 * everyone or to who has scanned the card of a place. Throws for a language that is not enabled.
 */
export function pageAt(
  portal: StoredPortal,
  language: ContentLanguage,
  now: EpochMs,
  place: string | null = null,
): StoredPage {
  const served = servedKindAt(portal, now);
  const page = (served === "open" ? portal.open : portal.closed).get(language);
  if (!page) throw new Error(`A stored portal has no page in ${language}.`);
  return composePage(page, { served, language, place, manifest: portal.manifest }, now);
}

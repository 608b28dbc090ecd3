import type { ContentLanguage } from "#domain/language.ts";
import { isPortalOpen } from "#domain/property/portal-licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { closureStateOf, type StoredPage, type StoredPortal } from "../stored-portal.ts";
import { closedForSeason, withSeasonNotice } from "./closure-pages.ts";
import { timedPageAt } from "./timed-page.ts";

/**
 * The whole page that guests of a language get at a moment, by licence, season and hours. Throws for a language that is
 * not enabled.
 */
export function pageAt(portal: StoredPortal, language: ContentLanguage, now: EpochMs): StoredPage {
  const { manifest, licence } = portal;
  const isLicensed = isPortalOpen(licence, now);
  const closure = isLicensed ? closureStateOf(manifest, now) : null;
  const pages = isLicensed && closure !== "closed" ? portal.open : portal.closed;
  const page = pages.get(language);
  if (!page) throw new Error(`A stored portal has no page in ${language}.`);
  if (closure === "closed") return closedForSeason(page, manifest, language);
  const isTimed = page.timing !== undefined && pages === portal.open;
  const shown = isTimed ? timedPageAt(page, page.timing, { at: now, timeZone: manifest.timeZone }) : page;
  return closure === "notice" ? withSeasonNotice(shown, manifest, language) : shown;
}

/** Which of its pages guests of a portal get at a moment. */
type ServedPageKind = "open" | "season" | "licence";

/** Whether guests get the portal itself at a moment, or why they don't. */
export function servedKindAt({ manifest, licence }: StoredPortal, now: EpochMs): ServedPageKind {
  if (!isPortalOpen(licence, now)) return "licence";
  return closureStateOf(manifest, now) === "closed" ? "season" : "open";
}

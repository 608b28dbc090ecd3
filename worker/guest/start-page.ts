import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { portalPath, VIA_CARD, VIA_CODE, welcomePath } from "#portal/portal-path.ts";
import { tileStateAt } from "#portal/tile/tile-state.ts";
import { isServedOpen, type StoredPortal } from "../portal/stored-portal.ts";

interface Reader {
  readonly language: ContentLanguage;
  readonly now: EpochMs;
}

/**
 * A button that guests have, open to everybody at this moment; null for every other id. Where the page of a language
 * lacks it, or it leads away there, its address opens nothing, and the guest has the portal.
 */
export function findStart(
  portal: StoredPortal,
  buttonId: string | null | undefined,
  { language, now }: Reader,
): string | null {
  const { buttonIds, guards, timeZone } = portal.manifest;
  const page = portal.open.get(language);
  if (!buttonId || !page || !buttonIds.includes(buttonId) || !isServedOpen(portal, now)) return null;
  if (guards.some((guard) => guard.language === language && guard.buttonId === buttonId)) return null;
  const timing = page.timing;
  const hours = timing?.tiles.find(({ id }) => id === buttonId)?.hours ?? null;
  const isOpen = !timing || tileStateAt(hours, { at: now, timeZone }, timing.words).kind === "open";
  return isOpen ? buttonId : null;
}

/** Where a scanned code leads: to the sheet of a button, or to the portal (null). */
export function arrivalPath(slug: string, start: string | null, language?: ContentLanguage): string {
  const path = portalPath(slug, language);
  return start === null ? `${path}${VIA_CODE}` : `${path}${VIA_CARD}#d-${start}`;
}

/** The question ahead of it, which knows what the card starts with. */
export function questionPath(slug: string, start: string | null): string {
  return start === null ? welcomePath(slug) : `${welcomePath(slug)}?start=${start}`;
}

import type { ContentLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import { guidePath, portalPath, VIA_CARD_QUERY, VIA_CODE_HASH, welcomePath } from "#portal/portal-path.ts";
import { tileStateAt } from "#portal/tile/tile-state.ts";
import { isServedOpen, type StoredPortal } from "../portal/stored-portal.ts";

interface Reader {
  readonly language: ContentLanguage;
  readonly now: EpochMs;
}

/**
 * A button id that is open to everybody now; `null` otherwise. If the page of a language lacks the button, or
 * it is an external link there, the guest gets the portal.
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

interface Arrival {
  readonly slug: string;
  /** Absent: detected from the guest. */
  readonly language?: ContentLanguage | undefined;
}

/** Target of a scanned code: a button's dialog, the guide, or the portal (`null`). */
export function getArrivalPath(
  { slug, language }: Arrival,
  start: string | null,
  portal: StoredPortal | null,
): string {
  const topic = start === null ? undefined : portal?.manifest.guideLinks?.[start];
  if (topic !== undefined) return guidePath(slug, language) + (topic === "" ? "" : `#${topic}`);
  const path = portalPath(slug, language);
  return start === null ? `${path}${VIA_CODE_HASH}` : `${path}${VIA_CARD_QUERY}#d-${start}`;
}

/** Path of the consent question that a guest gets before the portal, with the start button as the query. */
export function questionPath(slug: string, start: string | null): string {
  return start === null ? welcomePath(slug) : `${welcomePath(slug)}?start=${start}`;
}

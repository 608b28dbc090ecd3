import type { EpochMs } from "#domain/time.ts";
import { type PortalPart, portalKey } from "./portal-store.ts";
import type { StoredPortal } from "./stored-portal.ts";

/** Time for which an isolate caches a portal: the delay until its guests see a change made elsewhere. */
export const PORTAL_MEMORY_MS = 5_000;
const PORTALS_MAX = 50;
/** Maximum size of all cached portals: a quarter of an isolate's memory. The largest portal takes 10 MB. */
export const MEMORY_BYTES_MAX = 32 * 1024 * 1024;

interface Remembered {
  readonly portal: StoredPortal;
  readonly until: EpochMs;
}

// By key in KV. Isolate-global and shared by requests: public pages only, never guests' data.
const memory = new Map<string, Remembered>();
let bytes = 0;

/** A part of a published portal cached by this isolate; `null`: not cached, or expired. */
export function findRememberedPortal(
  slug: string,
  now: EpochMs,
  part: PortalPart = "portal",
): StoredPortal | null {
  const remembered = memory.get(portalKey(slug, part));
  return remembered && now < remembered.until ? remembered.portal : null;
}

/** Caches a part of a portal; evicts the oldest ones if there are too many or they are too large. */
export function rememberPortal(
  slug: string,
  portal: StoredPortal,
  until: EpochMs,
  part: PortalPart = "portal",
): void {
  const key = portalKey(slug, part);
  evict(key);
  // A Map iterates in insertion order.
  for (const oldest of memory.keys()) {
    if (memory.size < PORTALS_MAX && bytes + portal.size <= MEMORY_BYTES_MAX) break;
    evict(oldest);
  }
  memory.set(key, { portal, until });
  bytes += portal.size;
}

/** Evicts a portal and its guide. Call it after a projection, so that this isolate's guests see the change at once. */
export function evictPortal(slug: string): void {
  evict(portalKey(slug));
  evict(portalKey(slug, "guide"));
}

function evict(key: string): void {
  const remembered = memory.get(key);
  if (!remembered) return;
  memory.delete(key);
  bytes -= remembered.portal.size;
}

/** Bytes taken by the cached portals and guides. */
export function rememberedBytes(): number {
  return bytes;
}

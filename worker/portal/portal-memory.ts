import type { EpochMs } from "#domain/time.ts";
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

// Isolate-global and shared by requests: public pages only, never guests' data.
const memory = new Map<string, Remembered>();
let bytes = 0;

/** A published portal cached by this isolate; `null`: not cached, or expired. */
export function findRememberedPortal(slug: string, now: EpochMs): StoredPortal | null {
  const remembered = memory.get(slug);
  return remembered && now < remembered.until ? remembered.portal : null;
}

/** Caches a portal; evicts the oldest ones if there are too many or they are too large. */
export function rememberPortal(slug: string, portal: StoredPortal, until: EpochMs): void {
  evictPortal(slug);
  // A Map iterates in insertion order.
  for (const oldest of memory.keys()) {
    if (memory.size < PORTALS_MAX && bytes + portal.size <= MEMORY_BYTES_MAX) break;
    evictPortal(oldest);
  }
  memory.set(slug, { portal, until });
  bytes += portal.size;
}

/** Call it after a projection, so that this isolate's guests see the change at once. */
export function evictPortal(slug: string): void {
  const remembered = memory.get(slug);
  if (!remembered) return;
  memory.delete(slug);
  bytes -= remembered.portal.size;
}

/** Bytes taken by the cached portals. */
export function rememberedBytes(): number {
  return bytes;
}

import type { EpochMs } from "#domain/time.ts";
import type { StoredPortal } from "./stored-portal.ts";

/** A change of licence or a publication from elsewhere reaches guests of this isolate within this time. */
export const PORTAL_MEMORY_MS = 5_000;
const PORTALS_MAX = 50;
/** A quarter of what an isolate may hold; the largest portal takes 10 MB. */
export const MEMORY_BYTES_MAX = 32 * 1024 * 1024;

interface Remembered {
  readonly portal: StoredPortal;
  readonly until: EpochMs;
}

// Of the isolate, shared by its requests: holds public pages only, never anything of a guest.
const memory = new Map<string, Remembered>();
let bytes = 0;

/** A published portal that this isolate has read within the last seconds. */
export function recallPortal(slug: string, now: EpochMs): StoredPortal | null {
  const remembered = memory.get(slug);
  return remembered && now < remembered.until ? remembered.portal : null;
}

/** Keeps a portal for the next guests, in place of the oldest where they take too much. */
export function rememberPortal(slug: string, portal: StoredPortal, until: EpochMs): void {
  evictPortal(slug);
  // A Map keeps the order in which its entries were set.
  for (const oldest of memory.keys()) {
    if (memory.size < PORTALS_MAX && bytes + portal.size <= MEMORY_BYTES_MAX) break;
    evictPortal(oldest);
  }
  memory.set(slug, { portal, until });
  bytes += portal.size;
}

/** Call it after a projection, so that this isolate's guests see it at once. */
export function evictPortal(slug: string): void {
  const remembered = memory.get(slug);
  if (!remembered) return;
  memory.delete(slug);
  bytes -= remembered.portal.size;
}

/** How many bytes the remembered portals take. */
export function rememberedBytes(): number {
  return bytes;
}

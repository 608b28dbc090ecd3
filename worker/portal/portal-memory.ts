import type { EpochMs } from "#domain/time.ts";
import { readPortal, type StoredPortal } from "./portal-store.ts";

/** A change of licence or a publication from elsewhere reaches guests of this isolate within this time. */
export const PORTAL_MEMORY_MS = 5_000;
const MAX_PORTALS = 50;

interface Remembered {
  readonly portal: StoredPortal;
  readonly until: EpochMs;
}

// Of the isolate, shared by its requests: holds public pages only, never anything of a guest.
const memory = new Map<string, Remembered>();

/** A published portal, from memory for a few seconds, else by one KV read. Null when there is none. */
export function loadPortal(
  portals: KVNamespace,
  slug: string,
  now: EpochMs,
): StoredPortal | Promise<StoredPortal | null> {
  const remembered = memory.get(slug);
  if (remembered && now < remembered.until) return remembered.portal;
  return loadFromStore(portals, slug, now);
}

async function loadFromStore(portals: KVNamespace, slug: string, now: EpochMs): Promise<StoredPortal | null> {
  const portal = await readPortal(portals, slug);
  memory.delete(slug);
  if (portal === null) return null;
  // The oldest goes first: a Map keeps the order in which its entries were set.
  for (const oldest of memory.keys()) {
    if (memory.size < MAX_PORTALS) break;
    memory.delete(oldest);
  }
  memory.set(slug, { portal, until: now + PORTAL_MEMORY_MS });
  return portal;
}

/** For whoever publishes, or changes a licence, in this isolate. */
export function forgetPortal(slug: string): void {
  memory.delete(slug);
}

import { PORTAL_MEMORY_MS, recallPortal, rememberPortal } from "../portal/portal-memory.ts";
import { MovedPortalError, readPortal } from "../portal/portal-store.ts";
import { DamagedPortalError, type StoredPortal } from "../portal/stored-portal.ts";
import type { PortalBindings, Visit } from "./portal-visit.ts";

/**
 * A published portal, from memory for a few seconds, else by one KV read. Null when there is none.
 *
 * Throws `MovedPortalError` for a former address, whose guests are to be led on. Only where KV has no value, or an
 * unreadable one, it asks the database, and that rarely: `rebuildPortal` says when. Throws `PortalUnavailableError`
 * where the portal is published and can't be had.
 */
export function loadPortal(
  env: PortalBindings,
  slug: string,
  visit: Visit,
): StoredPortal | Promise<StoredPortal | null> {
  return recallPortal(slug, visit.now) ?? loadFromStore(env, slug, visit);
}

async function loadFromStore(env: PortalBindings, slug: string, visit: Visit): Promise<StoredPortal | null> {
  let damage: DamagedPortalError | null = null;
  try {
    const portal = await readPortal(env.PORTALS, slug);
    if (portal) {
      rememberPortal(slug, portal, visit.now + PORTAL_MEMORY_MS);
      return portal;
    }
  } catch (error) {
    if (!(error instanceof DamagedPortalError)) throw error;
    damage = error;
  }
  const { rebuildPortal } = await import("./rebuild-portal.ts");
  return rebuildPortal(env, slug, { visit, damage });
}

/**
 * A published portal, at a former address as well: for what a page sends that was opened before the portal moved, so
 * that nothing is lost that a guest typed.
 */
export async function loadPortalAnywhere(
  env: PortalBindings,
  slug: string,
  visit: Visit,
): Promise<StoredPortal | null> {
  try {
    return await loadPortal(env, slug, visit);
  } catch (error) {
    if (!(error instanceof MovedPortalError)) throw error;
    return loadPortal(env, error.slug, visit);
  }
}

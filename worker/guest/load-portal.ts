import { findRememberedPortal, PORTAL_MEMORY_MS, rememberPortal } from "../portal/portal-memory.ts";
import { MovedPortalError, type PortalPart, readPortal } from "../portal/portal-store.ts";
import { DamagedPortalError, type StoredPortal } from "../portal/stored-portal.ts";
import type { PortalBindings, Visit } from "./portal-visit.ts";

/**
 * A published portal, from memory for a few seconds, otherwise by one KV read. `null`: not published.
 *
 * Throws `MovedPortalError` for a former address. If KV has no value or an unreadable one, the database is
 * read, rarely: see `rebuildPortal`. Throws `PortalUnavailableError` if the portal is published but can't be
 * loaded.
 */
export function loadPortal(
  env: PortalBindings,
  slug: string,
  visit: Visit,
): StoredPortal | Promise<StoredPortal | null> {
  return findRememberedPortal(slug, visit.now) ?? loadFromStore(env, slug, { visit, part: "portal" });
}

/**
 * A published portal's guide, as `loadPortal` loads the portal. `null`: not published, or without a guide; only
 * then the portal is read as well, which knows whether its address is a former one.
 */
export function loadGuide(
  env: PortalBindings,
  slug: string,
  visit: Visit,
): StoredPortal | Promise<StoredPortal | null> {
  return findRememberedPortal(slug, visit.now, "guide") ?? loadFromStore(env, slug, { visit, part: "guide" });
}

interface Wanted {
  readonly visit: Visit;
  readonly part: PortalPart;
}

async function loadFromStore(
  env: PortalBindings,
  slug: string,
  { visit, part }: Wanted,
): Promise<StoredPortal | null> {
  let damage: DamagedPortalError | null = null;
  try {
    const portal = await readPortal(env.PORTALS, slug, part);
    if (portal) {
      rememberPortal(slug, portal, visit.now + PORTAL_MEMORY_MS, part);
      return portal;
    }
  } catch (error) {
    if (!(error instanceof DamagedPortalError)) throw error;
    damage = error;
  }
  if (part === "guide" && damage === null && (await loadPortal(env, slug, visit)) === null) return null;
  const { rebuildPortal } = await import("./rebuild-portal.ts");
  return rebuildPortal(env, slug, { visit, part, damage });
}

/**
 * A published portal, also by a former address: for submissions from pages opened before the address changed,
 * so that no input is lost.
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

import type { PortalCheck, PortalFinding } from "#domain/property/portal-state.ts";
import type { EpochMs } from "#domain/time.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { selectPropertyIds, selectSlugsInUse } from "../../db/content/projections.ts";
import { comparePortal } from "../../portal/compare-portal.ts";
import { portalKey, removePortal } from "../../portal/portal-store.ts";
import { computeProjection } from "../../portal/projection.ts";
import { mendPortal } from "./mend-portal.ts";

/** Checked one after the other, because the largest portals take 10 MB each. */
const PROPERTIES_A_PAGE = 20;
const KEYS_A_PAGE = 500;

interface Checking {
  /** Whether differences are repaired. */
  readonly mend: boolean;
  readonly now: EpochMs;
  readonly cursor: string | undefined;
}

/** Compares a page of properties with KV, ordered by id. A removed property must have no value there. */
export async function checkPortals(env: Env, { mend, now, cursor = "" }: Checking): Promise<PortalCheck> {
  const rows = await selectPropertyIds(getDatabase(env, ANY_GROUP), cursor, PROPERTIES_A_PAGE);
  const findings: PortalFinding[] = [];
  for (const { id } of rows) {
    const projection = await computeProjection(env, { id }, now);
    if (!projection) continue;
    const { differences } = await comparePortal(env.PORTALS, projection);
    if (differences.length === 0) continue;
    const { facts } = projection;
    const isMended = mend && (await mendPortal(env, facts)) === "mended";
    findings.push({ propertyId: id, slug: facts.slug, differences: [...differences], isMended });
  }
  const last = rows.length === PROPERTIES_A_PAGE ? rows.at(-1)?.id : undefined;
  return { checked: rows.length, findings, ...(last ? { nextCursor: last } : {}) };
}

/** Prefixes a cursor while the guides are listed, after the portals. */
const GUIDES_CURSOR = "guides:";

/**
 * Finds portals in KV, then guides, whose address belongs to no property, left by purges that did not yet delete
 * them. They have no writer, so they are deleted here.
 */
export async function checkStrays(env: Env, { mend, cursor = "" }: Checking): Promise<PortalCheck> {
  const isOfGuides = cursor.startsWith(GUIDES_CURSOR);
  const prefix = portalKey("", isOfGuides ? "guide" : "portal");
  const from = isOfGuides ? cursor.slice(GUIDES_CURSOR.length) : cursor;
  const listed = await env.PORTALS.list({ prefix, limit: KEYS_A_PAGE, ...(from ? { cursor: from } : {}) });
  const slugs = listed.keys.map(({ name }) => name.slice(prefix.length));
  const owned = new Set((await selectSlugsInUse(getDatabase(env, ANY_GROUP), slugs)).map(({ slug }) => slug));
  const strays = slugs.filter((slug) => !owned.has(slug));
  if (mend) {
    for (const slug of strays) {
      await removePortal(env.PORTALS, slug, "guide");
      await removePortal(env.PORTALS, slug);
    }
  }
  const next = listed.list_complete ? null : (isOfGuides ? GUIDES_CURSOR : "") + listed.cursor;
  const nextCursor = next ?? (isOfGuides ? null : GUIDES_CURSOR);
  return {
    checked: slugs.length,
    findings: strays.map((slug) => ({ propertyId: null, slug, differences: ["value_left"], isMended: mend })),
    ...(nextCursor === null ? {} : { nextCursor }),
  };
}

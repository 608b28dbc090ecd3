import type { PortalCheck } from "#domain/property/portal-state.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { clearProjectedCodes, selectPlaceCodesAfter } from "../../db/places/place-codes.ts";
import { qrKey } from "../../portal/qr-store.ts";
import { mendPortal } from "./mend-portal.ts";

/** KV reads at most 100 keys per call. */
const CODES_A_PAGE = 100;

interface Checking {
  /** Whether differences are repaired. */
  readonly mend: boolean;
  readonly cursor: string | undefined;
}

/**
 * Compares a page of place codes with KV, ordered by code. Finds codes that are missing, still name a place
 * that ended, or lead to another place or property. A finding is a property.
 */
export async function checkPlaceCodes(env: Env, { mend, cursor = "" }: Checking): Promise<PortalCheck> {
  const rows = await selectPlaceCodesAfter(getDatabase(env, ANY_GROUP), cursor, CODES_A_PAGE);
  const keys = rows.map(({ code }) => qrKey(code));
  const stored = keys.length > 0 ? await env.PORTALS.get(keys, "text") : new Map<string, string | null>();
  const others = rows.filter(({ code, value }) => stored.get(qrKey(code)) !== value);
  const owners = new Map(others.map(({ propertyId, slug }) => [propertyId, slug]));
  const findings: PortalCheck["findings"] = [];
  for (const [id, slug] of owners) {
    const lost = others.filter(({ propertyId }) => propertyId === id).map(({ code }) => code);
    if (mend) await clearProjectedCodes(getDatabase(env, id), lost);
    const isMended = mend && (await mendPortal(env, { id, slug })) === "mended";
    findings.push({ propertyId: id, slug, differences: ["place_codes"], isMended });
  }
  const last = rows.length === CODES_A_PAGE ? rows.at(-1)?.code : undefined;
  return { checked: rows.length, findings, ...(last ? { nextCursor: last } : {}) };
}

import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { logActivity, logChange } from "../db/changes.ts";
import { openDatabase } from "../db/client.ts";
import { selectAnyProperty } from "../db/properties.ts";
import { setRemovedAt } from "../db/property-writes.ts";
import { selectQrCodes } from "../db/qr-codes.ts";
import { nudge } from "../live/announce.ts";
import { forgetPortal } from "../portal/portal-memory.ts";
import { removePortal } from "../portal/portal-store.ts";
import { retireQrCode } from "../portal/qr-store.ts";

/**
 * Removes a property: guests get "gone", staff find it no more, open browsers are told. Everything of it
 * stays for thirty days, in which `restoreProperty` brings it back; then `purgeRemoved` deletes it.
 *
 * Guests go first: killed in between, the same call again completes it. Refuses with `not_found`.
 */
export async function removeProperty(env: Env, propertyId: string, now: EpochMs): Promise<Verdict<null>> {
  const db = openDatabase(env.DB);
  const [[found], codes] = await db.batch([selectAnyProperty(db, propertyId), selectQrCodes(db, propertyId)]);
  if (!found) return refuse("not_found");
  const { slug, groupId, companyId, name } = found.property;
  await Promise.all([
    removePortal(env.PORTALS, slug),
    ...codes.map(({ code }) => retireQrCode(env.PORTALS, code)),
  ]);
  forgetPortal(slug);
  await db.batch([
    setRemovedAt(db, propertyId, now),
    logChange(db, { groupId, propertyId, at: now, change: { kind: "property.removed", payload: {} } }),
    logActivity(db, {
      groupId,
      propertyId,
      at: now,
      userId: null,
      userName: null,
      action: "property.removed",
      summary: name,
    }),
  ]);
  nudge(env, companyId, groupId);
  return accept(null);
}

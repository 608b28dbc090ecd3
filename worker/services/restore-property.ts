import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { Property } from "#domain/property.ts";
import type { EpochMs } from "#domain/time.ts";
import { logActivity, logChange } from "../db/changes.ts";
import { openDatabase } from "../db/client.ts";
import { selectCompanyName } from "../db/groups.ts";
import { licenceOf, type PropertyRow, selectRemovedProperty, toProperty } from "../db/properties.ts";
import { setRemovedAt } from "../db/property-writes.ts";
import { type PublicationRow, selectPublication } from "../db/publications.ts";
import { selectQrCode } from "../db/qr-codes.ts";
import { nudge } from "../live/announce.ts";
import { pagesObjectKey } from "../media/files.ts";
import { forgetPortal } from "../portal/portal-memory.ts";
import { type PortalLicence, portalLicenceOf, writePortal } from "../portal/portal-store.ts";
import { writeQrCode } from "../portal/qr-store.ts";

/**
 * Brings a removed property back as it was: its portal on the version that guests saw last, its QR code,
 * its draft. Open browsers get it in their lists.
 *
 * Guests go first: killed in between, the same call again completes it. Refuses with `not_found`, also for
 * one that is not removed, or has been purged.
 */
export async function restoreProperty(
  env: Env,
  propertyId: string,
  now: EpochMs,
): Promise<Verdict<Property>> {
  const db = openDatabase(env.DB);
  const [found] = await selectRemovedProperty(db, propertyId);
  if (!found) return refuse("not_found");
  const { property, licence, userName } = found;
  const [[company], [code], [publication]] = await db.batch([
    selectCompanyName(db, property.companyId),
    selectQrCode(db, propertyId),
    selectPublication(db, propertyId, property.publishedNumber ?? 0),
  ]);
  await reopen(env, property, { publication, licence: portalLicenceOf(licenceOf(licence), now) });
  if (code) await writeQrCode(env.PORTALS, code.code, property.slug);

  const { groupId, companyId, name } = property;
  const restored = toProperty(property, licence, { accountName: company?.name ?? "", userName });
  await db.batch([
    setRemovedAt(db, propertyId, null),
    logChange(db, {
      groupId,
      propertyId,
      at: now,
      change: { kind: "property.added", payload: { property: restored } },
    }),
    logActivity(db, {
      groupId,
      propertyId,
      at: now,
      userId: null,
      userName: null,
      action: "property.restored",
      summary: name,
    }),
  ]);
  nudge(env, companyId, groupId);
  return accept(restored);
}

async function reopen(
  env: Env,
  { id, slug }: PropertyRow,
  { publication, licence }: { publication: PublicationRow | undefined; licence: PortalLicence },
): Promise<void> {
  if (!publication) return;
  const pages = await env.FILES.get(pagesObjectKey(publication.snapshotKey));
  if (!pages) throw new Error(`Publication ${publication.number} of ${id} has no pages.`);
  const bytes = new Uint8Array(await pages.arrayBuffer());
  await writePortal(env.PORTALS, slug, { number: publication.number, licence, bytes });
  forgetPortal(slug);
}

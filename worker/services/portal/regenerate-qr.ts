import type { Action } from "#domain/live/activity.ts";
import type { RestorePoint } from "#domain/property/restore-point.ts";
import { logActivity, logChange } from "../../db/changes.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import { wantProjection } from "../../db/content/projections.ts";
import { insertQrCode, retireQrCodes } from "../../db/content/qr-codes.ts";
import { insertRestorePoint } from "../../db/content/restore-points.ts";
import { requireOneChange } from "../../db/guard.ts";
import { newQrCode } from "../../db/new-id.ts";
import { nudge } from "../../live/announce.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { newRestorePoint } from "../content/new-restore-point.ts";
import type { PropertyScope } from "../scope.ts";

/** The log's rows of a code that took another's place. */
export function logQrChange(db: Database, { principal, property, now }: PropertyScope, action: Action) {
  const entry = { groupId: principal.groupId, propertyId: property.id, at: now };
  return [
    logChange(db, { ...entry, change: { kind: "qr.regenerated", payload: {} } }),
    logActivity(db, { ...entry, userId: principal.uid, userName: principal.displayName, action }),
  ] as const;
}

/**
 * Gives a property a new QR code. The old one answers 410 from then on (S198), unless the restore point
 * brings it back.
 */
export async function regenerateQr(
  env: Env,
  scope: PropertyScope,
): Promise<{ readonly code: string; readonly restorePoint: RestorePoint }> {
  const { principal, property, now } = scope;
  const db = openDatabase(env.DB);
  const code = newQrCode();
  const left = newRestorePoint(scope, { kind: "qr", holding: { holds: "qr" } });
  await db.batch([
    insertRestorePoint(db, left),
    requireOneChange(db),
    retireQrCodes(db, property.id, now),
    insertQrCode(db, { code, propertyId: property.id, createdAt: now }),
    wantProjection(db, property.id, now),
    ...logQrChange(db, scope, "qr.regenerated"),
  ]);
  nudge(env, principal.companyId, principal.groupId);
  await projectPortal(env, property);
  return { code, restorePoint: left.point };
}

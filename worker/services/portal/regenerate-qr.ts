import type { RestorePoint } from "#domain/property/restore-point.ts";
import { getDatabase } from "../../db/client.ts";
import { markForProjection } from "../../db/content/projections.ts";
import { insertQrCode, retireQrCodes } from "../../db/content/qr-codes.ts";
import { insertRestorePoint } from "../../db/content/restore-points.ts";
import { requireOneChange } from "../../db/guard.ts";
import { newQrCode } from "../../db/new-id.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, staffAuthor } from "../commit.ts";
import { newRestorePoint } from "../content/new-restore-point.ts";
import type { PropertyScope } from "../scope.ts";

/** Change for open screens: the QR code was replaced. */
export const QR_REGENERATED = { kind: "qr.regenerated", payload: {} } as const;

/** Replaces a property's QR code. The old code then answers 410 (S198), unless it is restored. */
export async function regenerateQr(
  env: Env,
  scope: PropertyScope,
): Promise<{ readonly code: string; readonly restorePoint: RestorePoint }> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  const code = newQrCode();
  const left = newRestorePoint(scope, { kind: "qr", holding: { holds: "qr" } });
  await commit(env, staffAuthor(scope), {
    statements: [
      insertRestorePoint(db, left),
      requireOneChange(db),
      retireQrCodes(db, property.id, now),
      insertQrCode(db, { code, propertyId: property.id, createdAt: now }),
      markForProjection(db, property.id, now),
    ],
    whom: principal,
    change: QR_REGENERATED,
    activity: { action: "qr.regenerated" },
  });
  await projectPortal(env, property);
  return { code, restorePoint: left.point };
}

import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { getDatabase } from "../../db/client.ts";
import { markForProjection } from "../../db/content/projections.ts";
import { restoreQrCode, retireQrCodes } from "../../db/content/qr-codes.ts";
import { claimRestorePoint, insertRestorePoint } from "../../db/content/restore-points.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, staffAuthor } from "../commit.ts";
import { newRestorePoint } from "../content/new-restore-point.ts";
import { describeReplaced, type ReplacedDraft } from "../content/replace-draft.ts";
import type { PropertyScope } from "../scope.ts";
import { QR_REGENERATED } from "./regenerate-qr.ts";

/** Reactivates an earlier QR code and retires the present one. Refuses with `already_restored`. */
export async function restoreQr(
  env: Env,
  scope: PropertyScope,
  { code, pointId }: { readonly code: string; readonly pointId: string },
): Promise<Verdict<ReplacedDraft>> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  const left = newRestorePoint(scope, { kind: "restore", holding: { holds: "qr" } });
  try {
    await commit(env, staffAuthor(scope), {
      statements: [
        insertRestorePoint(db, left),
        requireOneChange(db),
        claimRestorePoint(db, { id: pointId, propertyId: property.id, holds: "qr" }, now),
        requireOneChange(db),
        retireQrCodes(db, property.id, now),
        restoreQrCode(db, { code, propertyId: property.id }),
        requireOneChange(db),
        markForProjection(db, property.id, now),
      ],
      whom: principal,
      change: QR_REGENERATED,
      activity: { action: "qr.restored" },
    });
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    return refuse("already_restored");
  }
  await projectPortal(env, property);
  return describeReplaced(env, scope, accept(left.point));
}

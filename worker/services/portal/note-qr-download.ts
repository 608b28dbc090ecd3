import { logActivity, logChange } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { markQrDownloaded } from "../../db/content/qr-codes.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { nudge } from "../../live/announce.ts";
import type { PropertyScope } from "../scope.ts";

/** Notes that a code was taken to be printed, once a code; every open screen hears of it [S46]. */
export async function noteQrDownload(env: Env, scope: PropertyScope, code: string): Promise<void> {
  const { principal, property, now } = scope;
  const db = openDatabase(env.DB);
  const entry = { groupId: principal.groupId, propertyId: property.id, at: now };
  const { uid: userId, displayName: userName } = principal;
  try {
    await db.batch([
      markQrDownloaded(db, code, now),
      requireOneChange(db),
      logChange(db, { ...entry, change: { kind: "activity.logged", payload: {} } }),
      logActivity(db, { ...entry, userId, userName, action: "qr.downloaded" }),
    ]);
  } catch (error) {
    // Somebody else took it at the same moment.
    if (isGuardFailure(error)) return;
    throw error;
  }
  nudge(env, principal.companyId, principal.groupId);
}

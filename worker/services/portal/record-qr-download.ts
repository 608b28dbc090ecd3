import { getDatabase } from "../../db/client.ts";
import { markQrDownloaded } from "../../db/content/qr-codes.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { ACTIVITY_LOGGED, commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/** Records the first download of a QR code and notifies open screens [S46]. */
export async function recordQrDownload(env: Env, scope: PropertyScope, code: string): Promise<void> {
  const { principal, now } = scope;
  const db = getDatabase(env, scope.property.id);
  try {
    await commit(env, staffAuthor(scope), {
      statements: [markQrDownloaded(db, code, now), requireOneChange(db)],
      whom: principal,
      change: ACTIVITY_LOGGED,
      activity: { action: "qr.downloaded" },
    });
  } catch (error) {
    // Downloaded by someone else at the same moment.
    if (isGuardFailure(error)) return;
    throw error;
  }
}

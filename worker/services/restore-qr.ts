import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { openDatabase } from "../db/client.ts";
import { isGuardFailure, requireOneChange } from "../db/guard.ts";
import { retireQrCodes, reviveQrCode, selectQrCode } from "../db/qr-codes.ts";
import { claimRestorePoint, insertRestorePoint } from "../db/restore-points.ts";
import { retireQrCode, writeQrCode } from "../guest/qr-landing.ts";
import { nudge } from "../live/announce.ts";
import { newRestorePoint } from "./new-restore-point.ts";
import { logQrChange } from "./regenerate-qr.ts";
import { answerReplaced, type ReplacedDraft } from "./replace-draft.ts";
import type { PropertyScope } from "./scope.ts";

/**
 * Makes an earlier QR code the one in use again and retires the present one.
 *
 * The earlier code leads guests on before the rows say so, and the present one ends after: killed in
 * between, both work and the same call again completes it.
 *
 * Refuses with `already_restored`.
 */
export async function restoreQr(
  env: Env,
  scope: PropertyScope,
  { code, pointId }: { readonly code: string; readonly pointId: string },
): Promise<Verdict<ReplacedDraft>> {
  const { principal, property, now } = scope;
  const db = openDatabase(env.DB);
  const left = newRestorePoint(scope, { kind: "restore", holding: { holds: "qr" } });
  await writeQrCode(env.PORTALS, code, property.slug);
  try {
    const [, , , , retired] = await db.batch([
      insertRestorePoint(db, left),
      requireOneChange(db),
      claimRestorePoint(db, { id: pointId, propertyId: property.id }, now),
      requireOneChange(db),
      retireQrCodes(db, property.id, now),
      reviveQrCode(db, { code, propertyId: property.id }),
      requireOneChange(db),
      ...logQrChange(db, scope, "qr.restored"),
    ]);
    for (const present of retired) await retireQrCode(env.PORTALS, present.code);
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    const [present] = await selectQrCode(db, property.id);
    if (present?.code !== code) await retireQrCode(env.PORTALS, code);
    return refuse("already_restored");
  }
  nudge(env, principal.companyId, principal.groupId);
  return answerReplaced(env, scope, accept(left.point));
}

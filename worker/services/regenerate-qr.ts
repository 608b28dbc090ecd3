import { logActivity, logChange } from "../db/changes.ts";
import { openDatabase } from "../db/client.ts";
import { newQrCode } from "../db/new-id.ts";
import { insertQrCode, retireQrCodes, selectQrCode } from "../db/qr-codes.ts";
import { retireQrCode, writeQrCode } from "../guest/qr-landing.ts";
import { nudge } from "../live/announce.ts";
import type { PropertyScope } from "./scope.ts";

/** Gives a property a new QR code. The old one answers 410 from then on (S198). @returns the new code. */
export async function regenerateQr(env: Env, { principal, property, now }: PropertyScope): Promise<string> {
  const db = openDatabase(env.DB);
  const [previous] = await selectQrCode(db, property.id);
  const code = newQrCode();
  await writeQrCode(env.PORTALS, code, property.slug);
  const by = principal.displayName;
  const { groupId } = principal;
  await db.batch([
    retireQrCodes(db, property.id, now),
    insertQrCode(db, { code, propertyId: property.id, createdAt: now }),
    logChange(db, {
      groupId,
      propertyId: property.id,
      at: now,
      change: { kind: "qr.regenerated", payload: {} },
    }),
    logActivity(db, {
      groupId,
      propertyId: property.id,
      at: now,
      userId: principal.uid,
      userName: by,
      action: "qr.regenerated",
    }),
  ]);
  if (previous) await retireQrCode(env.PORTALS, previous.code);
  await nudge(env, principal.companyId, groupId);
  return code;
}

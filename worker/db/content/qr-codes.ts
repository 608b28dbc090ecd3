import { and, eq, isNull } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { qrCodes } from "../schema/property.ts";

/** A property's active QR code; no row if it has none. */
export function selectQrCode(db: Database, propertyId: string) {
  return db
    .select()
    .from(qrCodes)
    .where(and(eq(qrCodes.propertyId, propertyId), isNull(qrCodes.retiredAt)))
    .limit(1);
}

export function insertQrCode(db: Database, row: { code: string; propertyId: string; createdAt: EpochMs }) {
  return db.insert(qrCodes).values(row);
}

/** Retires a property's code and returns it. */
export function retireQrCodes(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(qrCodes)
    .set({ retiredAt: at })
    .where(and(eq(qrCodes.propertyId, propertyId), isNull(qrCodes.retiredAt)))
    .returning({ code: qrCodes.code });
}

/** Records the first download of a code; changes no row later. */
export function markQrDownloaded(db: Database, code: string, at: EpochMs) {
  return db
    .update(qrCodes)
    .set({ downloadedAt: at })
    .where(and(eq(qrCodes.code, code), isNull(qrCodes.downloadedAt)));
}

/** Reactivates an earlier code of a property. */
export function restoreQrCode(db: Database, { code, propertyId }: { code: string; propertyId: string }) {
  return db
    .update(qrCodes)
    .set({ retiredAt: null })
    .where(and(eq(qrCodes.code, code), eq(qrCodes.propertyId, propertyId)));
}

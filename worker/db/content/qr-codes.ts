import { and, eq, isNull } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { qrCodes } from "../schema/property.ts";

/** The code in use of a property; no row while it has none. */
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

/** Takes a property's code out of use; tells which it was. */
export function retireQrCodes(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(qrCodes)
    .set({ retiredAt: at })
    .where(and(eq(qrCodes.propertyId, propertyId), isNull(qrCodes.retiredAt)))
    .returning({ code: qrCodes.code });
}

/** Marks a code as downloaded, the first time; changes no row after that. */
export function markQrDownloaded(db: Database, code: string, at: EpochMs) {
  return db
    .update(qrCodes)
    .set({ downloadedAt: at })
    .where(and(eq(qrCodes.code, code), isNull(qrCodes.downloadedAt)));
}

/** Makes an earlier code of a property the one in use. */
export function reviveQrCode(db: Database, { code, propertyId }: { code: string; propertyId: string }) {
  return db
    .update(qrCodes)
    .set({ retiredAt: null })
    .where(and(eq(qrCodes.code, code), eq(qrCodes.propertyId, propertyId)));
}

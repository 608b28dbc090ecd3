import { and, eq, isNull } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { qrCodes } from "./schema.ts";

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

export function retireQrCodes(db: Database, propertyId: string, at: EpochMs) {
  return db
    .update(qrCodes)
    .set({ retiredAt: at })
    .where(and(eq(qrCodes.propertyId, propertyId), isNull(qrCodes.retiredAt)));
}

export function selectQrCodes(db: Database, propertyId: string) {
  return db.select().from(qrCodes).where(eq(qrCodes.propertyId, propertyId));
}

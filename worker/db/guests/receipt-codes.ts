import { eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { feedback, guestRequests } from "../schema/guests.ts";

const TABLES = { feedback, requests: guestRequests } as const;

/** The code of the receipt that a stored message has: of one that arrived before, the one that its guest was given. */
export function selectReceiptCode(db: Database, kind: keyof typeof TABLES, id: string) {
  const table = TABLES[kind];
  return db.select({ receiptCode: table.receiptCode }).from(table).where(eq(table.id, id)).limit(1);
}

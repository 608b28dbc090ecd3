import { and, eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { consents } from "../schema/guests.ts";

/** Forgets what a guest of a property has agreed to; tells how much there was. */
export function eraseConsents(
  db: Database,
  { propertyId, visitorId }: { propertyId: string; visitorId: string },
) {
  return db
    .delete(consents)
    .where(and(eq(consents.propertyId, propertyId), eq(consents.visitorId, visitorId)))
    .returning({ id: consents.id });
}

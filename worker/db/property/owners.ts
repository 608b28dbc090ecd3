import { and, eq, isNull, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import { maySee } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { users } from "../schema/account.ts";
import { properties } from "../schema/property.ts";

/** Owners who may see a property now; no rows once it is removed. */
export function selectOwners(db: Database, propertyId: string, now: EpochMs) {
  return db
    .select({
      userId: users.id,
      email: users.email,
      displayName: users.displayName,
      language: users.language,
      groupId: users.groupId,
      propertyName: properties.name,
    })
    .from(properties)
    .innerJoin(users, eq(users.groupId, properties.groupId))
    .where(
      and(
        eq(properties.id, propertyId),
        isNull(properties.removedAt),
        eq(users.role, "owner"),
        eq(users.awaitsConfirmation, false),
        maySee(sql`${users}`, properties.id, now),
      ),
    );
}

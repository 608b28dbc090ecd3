import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../client.ts";
import { users } from "../schema/account.ts";
import { properties } from "../schema/property.ts";

/** Owners of a property's group; no rows once it is removed. */
export function selectOwners(db: Database, propertyId: string) {
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
      ),
    );
}

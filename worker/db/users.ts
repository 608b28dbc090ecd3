import { eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { groups, users } from "./schema.ts";

/** A user by address, in any case, with the group. */
export function selectUserByEmail(db: Database, email: string) {
  return db
    .select({ user: users, group: groups })
    .from(users)
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(eq(users.email, email.trim().toLowerCase()))
    .limit(1);
}

export function updatePasswordHash(db: Database, userId: string, passwordHash: string) {
  return db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { groups, passwordResets, users } from "../schema/account.ts";

export function insertPasswordReset(
  db: Database,
  row: { tokenHash: string; createdAt: EpochMs; expiresAt: EpochMs; userId: string },
) {
  return db.insert(passwordResets).values(row);
}

/** Stores a reset link; for a null user the same statement stores nothing, so that its duration reveals nothing. */
export function insertPasswordResetIfUser(
  db: Database,
  row: { tokenHash: string; createdAt: EpochMs; expiresAt: EpochMs; userId: string | null },
) {
  const { tokenHash, createdAt, expiresAt, userId } = row;
  return db
    .insert(passwordResets)
    .select(
      sql`select ${tokenHash}, ${createdAt}, ${expiresAt}, null, id from ${users} where id = ${userId}`,
    );
}

/** The user of a reset link that is unused and not expired. */
export function selectOpenReset(db: Database, tokenHash: string, now: EpochMs) {
  return db
    .select({ user: users, group: groups, reset: passwordResets })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(isOpen(tokenHash, now))
    .limit(1);
}

function isOpen(tokenHash: string, now: EpochMs) {
  return and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );
}

/** Consumes a link; changes no row if it is used or expired. */
export function consumePasswordReset(db: Database, tokenHash: string, now: EpochMs) {
  return db.update(passwordResets).set({ usedAt: now }).where(isOpen(tokenHash, now));
}

/** Consumes all of a user's links, after a password was set. */
export function consumeUserResets(db: Database, userId: string, now: EpochMs) {
  return db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** Deletes expired links, up to `limit`. */
export function deleteExpiredResets(db: Database, now: EpochMs, limit: number) {
  const expired = db
    .select({ hash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(lt(passwordResets.expiresAt, now))
    .limit(limit);
  return db.delete(passwordResets).where(inArray(passwordResets.tokenHash, expired));
}

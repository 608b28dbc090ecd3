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

/**
 * The same where nobody may have an account: for a null user it stores nothing, by the same statement, so that
 * its time does not tell.
 */
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

/** Whose password a link may set, while it is neither used nor past its time. */
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

/** Uses a link up; changes no row when it is used or past its time. */
export function spendPasswordReset(db: Database, tokenHash: string, now: EpochMs) {
  return db.update(passwordResets).set({ usedAt: now }).where(isOpen(tokenHash, now));
}

/** A password that has been set takes every other link along. */
export function spendResetsOfUser(db: Database, userId: string, now: EpochMs) {
  return db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** Deletes some of the links that have run out. */
export function deleteExpiredResets(db: Database, now: EpochMs, limit: number) {
  const expired = db
    .select({ hash: passwordResets.tokenHash })
    .from(passwordResets)
    .where(lt(passwordResets.expiresAt, now))
    .limit(limit);
  return db.delete(passwordResets).where(inArray(passwordResets.tokenHash, expired));
}

import { and, eq, isNull } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { groups, sessions, spentTokens, users } from "./schema.ts";

export function insertSession(
  db: Database,
  row: { id: string; createdAt: EpochMs; expiresAt: EpochMs; userId: string; refreshHash: string },
) {
  return db.insert(sessions).values({ ...row, rotatedAt: row.createdAt });
}

/** A session by the hash of its present or previous refresh token, with its user and group. */
export function selectSessionByHash(db: Database, column: "refreshHash" | "previousHash", hash: string) {
  return db
    .select({ session: sessions, user: users, group: groups })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(eq(sessions[column], hash))
    .limit(1);
}

/** The session that once rotated this token away. */
export function selectSpentToken(db: Database, hash: string) {
  return db
    .select({ sessionId: sessions.id, groupId: users.groupId, expiresAt: sessions.expiresAt })
    .from(spentTokens)
    .innerJoin(sessions, eq(sessions.id, spentTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(spentTokens.hash, hash))
    .limit(1);
}

/** Moves a session to its next refresh token if it still has the named one; changes no row otherwise. */
export function rotateSession(
  db: Database,
  { sid, from, to, at }: { sid: string; from: string; to: string; at: EpochMs },
) {
  return db
    .update(sessions)
    .set({ refreshHash: to, previousHash: from, rotatedAt: at })
    .where(and(eq(sessions.id, sid), eq(sessions.refreshHash, from), isNull(sessions.endedAt)));
}

export function insertSpentToken(db: Database, row: { hash: string; sessionId: string; expiresAt: EpochMs }) {
  return db.insert(spentTokens).values(row).onConflictDoNothing();
}

export function endSession(db: Database, sid: string, at: EpochMs) {
  return db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.id, sid), isNull(sessions.endedAt)));
}

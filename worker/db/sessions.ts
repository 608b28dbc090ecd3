import { and, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { changes, groups, sessions, spentTokens, users } from "./schema.ts";

export function insertSession(
  db: Database,
  row: {
    id: string;
    createdAt: EpochMs;
    expiresAt: EpochMs;
    userId: string;
    refreshHash: string;
    device: string;
  },
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

export interface Rotation {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly at: EpochMs;
  /** Whether the browser had `from`. One that it never received leaves the token before it in force. */
  readonly wasReceived: boolean;
}

/** Moves a session to its next refresh token if it still has the named one; changes no row otherwise. */
export function rotateSession(db: Database, { sid, from, to, at, wasReceived }: Rotation) {
  return db
    .update(sessions)
    .set({ refreshHash: to, rotatedAt: at, ...(wasReceived ? { previousHash: from } : {}) })
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

/** A user's sessions that are open, the last used first. */
export function selectOpenSessions(db: Database, userId: string, now: EpochMs) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.createdAt));
}

/** Ends every open session of a user. */
export function endSessionsOfUser(db: Database, userId: string, at: EpochMs) {
  return db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
}

/** The change log's rows of the sessions that `endSessionsOfUser` is about to end; their sockets close by them. */
export function logEndingSessions(db: Database, userId: string, at: EpochMs) {
  return db.insert(changes).select(sql`select null, ${at}, ${users.groupId}, null, 'session.ended',
      json_object('sid', ${sessions.id})
    from ${sessions} inner join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.userId} = ${userId} and ${sessions.endedAt} is null`);
}

/** The one session that stands for a user of an outside provider. No cookie hashes to its mark. */
export function keepOutsideSession(
  db: Database,
  row: { id: string; createdAt: EpochMs; expiresAt: EpochMs; userId: string },
) {
  return db
    .insert(sessions)
    .values({ ...row, refreshHash: `outside:${row.userId}`, rotatedAt: row.createdAt })
    .onConflictDoUpdate({
      target: sessions.refreshHash,
      set: { expiresAt: row.expiresAt, rotatedAt: row.createdAt, endedAt: null },
    })
    .returning({ id: sessions.id });
}

/** Sessions past their time, their spent tokens first. Each spent token ends with its session. */
export function deleteExpiredSessions(db: Database, now: EpochMs) {
  return [
    db.delete(spentTokens).where(lt(spentTokens.expiresAt, now)),
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
  ] as const;
}

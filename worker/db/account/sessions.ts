import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, type SQLWrapper, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import { changeRow } from "../change-row.ts";
import type { Database } from "../client.ts";
import { desks, groups, sessions, staffSubscriptions, users } from "../schema/account.ts";
import { changes } from "../schema/log.ts";

export type SessionRow = typeof sessions.$inferSelect;

export function insertSession(
  db: Database,
  row: {
    id: string;
    createdAt: EpochMs;
    expiresAt: EpochMs;
    userId: string;
    refreshHash: string;
    device: string;
    keepsSignedIn: boolean;
    provenAt: EpochMs | null;
    deskId: string | null;
  },
) {
  return db.insert(sessions).values({ ...row, rotatedAt: row.createdAt });
}

/** A session by the hash of one of its refresh tokens, with its user, group and shared desk. */
export function selectSessionByHash(
  db: Database,
  column: "refreshHash" | "previousHash" | "familyHash",
  hash: string,
) {
  return db
    .select({ session: sessions, user: users, group: groups, quietMinutes: desks.quietMinutes })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .leftJoin(desks, eq(desks.id, sessions.deskId))
    .where(eq(sessions[column], hash))
    .limit(1);
}

export interface Rotation {
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly familyHash: string;
  readonly at: EpochMs;
  /** Whether the browser has presented `from`, which proves that it got it. If not, the token before stays valid. */
  readonly wasReceived: boolean;
  /** The new end of the session, from `getSessionEnd`. */
  readonly expiresAt: EpochMs;
}

/** Rotates a session's refresh token if it still has `from` (compare-and-swap); changes no row otherwise. */
export function rotateSession(
  db: Database,
  { sid, from, to, familyHash, at, wasReceived, expiresAt }: Rotation,
) {
  return db
    .update(sessions)
    .set({
      refreshHash: to,
      familyHash,
      rotatedAt: at,
      expiresAt,
      ...(wasReceived ? { previousHash: from } : {}),
    })
    .where(and(eq(sessions.id, sid), eq(sessions.refreshHash, from), isNull(sessions.endedAt)));
}

/** Deletes push subscriptions of sessions that the next statement ends. */
function deletePushSubscriptions(db: Database, sids: SQLWrapper) {
  return db.delete(staffSubscriptions).where(sql`${staffSubscriptions.sessionId} in ${sids}`);
}

/** Records that the person of a session has proved who they are. */
export function markProven(db: Database, sid: string, at: EpochMs) {
  return db.update(sessions).set({ provenAt: at }).where(eq(sessions.id, sid));
}

export function endSession(db: Database, sid: string, at: EpochMs) {
  return [
    deletePushSubscriptions(db, sql`(${sid})`),
    db
      .update(sessions)
      .set({ endedAt: at })
      .where(and(eq(sessions.id, sid), isNull(sessions.endedAt))),
  ] as const;
}

/** A user's open sessions, most recently used first. */
export function selectOpenSessions(db: Database, userId: string, now: EpochMs) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.createdAt));
}

/** Ends all open sessions of a user, or only `sid`. */
export function endUserSessions(db: Database, userId: string, at: EpochMs, sid: string | null = null) {
  const open = and(
    eq(sessions.userId, userId),
    isNull(sessions.endedAt),
    sid === null ? undefined : eq(sessions.id, sid),
  );
  return {
    subscriptions: deletePushSubscriptions(db, db.select({ id: sessions.id }).from(sessions).where(open)),
    ended: db.update(sessions).set({ endedAt: at }).where(open),
  };
}

/** Ends and logs the open sessions of a shared desk, so that their WebSockets close. */
export function endDeskSessions(db: Database, deskId: string, at: EpochMs) {
  const open = and(eq(sessions.deskId, deskId), isNull(sessions.endedAt));
  return [
    db.insert(changes).select(sql`select ${endingRow(at)}
      from ${sessions} inner join ${users} on ${users.id} = ${sessions.userId} where ${open}`),
    deletePushSubscriptions(db, db.select({ id: sessions.id }).from(sessions).where(open)),
    db.update(sessions).set({ endedAt: at }).where(open),
  ] as const;
}

/** Columns of the `session.ended` change, for a statement that selects sessions with their users. */
function endingRow(at: EpochMs, more: { readonly isRemoved?: true } = {}) {
  return changeRow({ at, groupId: users.groupId, propertyId: null }, "session.ended", {
    sid: sql<string>`${sessions.id}`,
    ...more,
  });
}

/**
 * Logs the sessions that `endUserSessions` is about to end, so that their WebSockets close. With `sid`, only
 * that session.
 */
export function logEndingSessions(db: Database, userId: string, at: EpochMs, sid: string | null = null) {
  const only = sid === null ? sql`` : sql`and ${sessions.id} = ${sid}`;
  return db.insert(changes).select(sql`select ${endingRow(at)}
    from ${sessions} inner join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.userId} = ${userId} and ${sessions.endedAt} is null ${only}`);
}

/** Logs all sessions of a removed member; their screens show the removal. */
export function logRemovedSessions(db: Database, userId: string, at: EpochMs) {
  return db.insert(changes).select(sql`select ${endingRow(at, { isRemoved: true })}
    from ${sessions} inner join ${users} on ${users.id} = ${sessions.userId}
    where ${sessions.userId} = ${userId} and ${sessions.endedAt} is null`);
}

const SURPLUS_AT_ONCE = 1_000;

/** A user's open sessions beyond the most recently used ones. */
function selectSurplus(db: Database, { userId, keep, at }: { userId: string; keep: number; at: EpochMs }) {
  return (
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, at)))
      .orderBy(desc(sessions.rotatedAt), desc(sessions.createdAt))
      // SQLite's OFFSET needs a LIMIT; any further ones end at the next sign-in.
      .limit(SURPLUS_AT_ONCE)
      .offset(keep)
  );
}

/**
 * Ends a user's least recently used sessions so that `keep` stay open, and logs each, so that its WebSockets
 * close. For the batch that opens another session.
 */
export function endSurplusSessions(
  db: Database,
  { userId, groupId, keep, at }: { userId: string; groupId: string; keep: number; at: EpochMs },
) {
  const surplus = selectSurplus(db, { userId, keep, at });
  const row = changeRow({ at, groupId, propertyId: null }, "session.ended", { sid: sql<string>`id` });
  return {
    logged: db.insert(changes).select(sql`select ${row} from (${surplus})`),
    subscriptions: deletePushSubscriptions(db, surplus),
    ended: db.update(sessions).set({ endedAt: at }).where(inArray(sessions.id, surplus)),
  };
}

/** Sessions that expired since a moment and whose WebSockets are not yet closed, up to `limit`, with their groups. */
export function selectExpiredSessions(
  db: Database,
  { since, now, limit }: { since: EpochMs; now: EpochMs; limit: number },
) {
  return db
    .select({ sid: sessions.id, groupId: users.groupId, companyId: groups.companyId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(and(gt(sessions.expiresAt, since), lte(sessions.expiresAt, now), isNull(sessions.endedAt)))
    .orderBy(asc(sessions.expiresAt))
    .limit(limit);
}

/** Ends expired sessions and logs each. A session used in between continues. */
export function endExpired(db: Database, sids: readonly string[], at: EpochMs) {
  const own = and(
    sql`${sessions.id} in (select value from json_each(${JSON.stringify(sids)}))`,
    lte(sessions.expiresAt, at),
    isNull(sessions.endedAt),
  );
  return [
    db.insert(changes).select(sql`select ${endingRow(at)}
      from ${sessions} inner join ${users} on ${users.id} = ${sessions.userId} where ${own}`),
    deletePushSubscriptions(db, db.select({ id: sessions.id }).from(sessions).where(own)),
    db.update(sessions).set({ endedAt: at }).where(own),
  ] as const;
}

/** The single session row of a user of an external provider. No cookie hashes to its mark. */
export function storeOutsideSession(
  db: Database,
  row: { id: string; createdAt: EpochMs; expiresAt: EpochMs; userId: string },
) {
  return db
    .insert(sessions)
    .values({
      ...row,
      refreshHash: `outside:${row.userId}`,
      rotatedAt: row.createdAt,
      // Requests carry the provider's own token, which expires soon.
      keepsSignedIn: true,
    })
    .onConflictDoUpdate({
      target: sessions.refreshHash,
      set: { expiresAt: row.expiresAt, rotatedAt: row.createdAt, endedAt: null },
    })
    .returning({ id: sessions.id });
}

/**
 * Deletes sessions that expired before a moment, oldest first, up to `limit`, and first the rows that refer to
 * them.
 */
export function deleteExpiredSessions(db: Database, before: EpochMs, limit: number) {
  const expired = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(lt(sessions.expiresAt, before))
    .orderBy(asc(sessions.expiresAt), asc(sessions.id))
    .limit(limit);
  return {
    browsers: deletePushSubscriptions(db, expired),
    sessions: db.delete(sessions).where(inArray(sessions.id, expired)).returning({ id: sessions.id }),
  };
}

import { and, asc, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { PASSKEYS_MAX } from "#domain/limits.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { groups, passkeys, usedChallenges, users } from "../schema/account.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person's passkeys, newest first. */
export function selectPasskeys(db: Database, userId: string) {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), asc(passkeys.id));
}

/** A passkey by credential id, with its person and group. */
export function selectPasskey(db: Database, id: string) {
  return db
    .select({ passkey: passkeys, user: users, group: groups })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(eq(passkeys.id, id))
    .limit(1);
}

/** Changes no row if the person has as many as they may. Fails at `passkeys.id` for one that is stored already. */
export function insertPasskey(db: Database, row: Omit<PasskeyRow, "lastUsedAt">) {
  const { id, userId, createdAt, name, publicKey, counter, transports, isBackedUp } = row;
  return db.insert(passkeys).select(sql`select ${id}, ${userId}, ${createdAt}, null, ${name}, ${publicKey},
    ${counter}, ${transports}, ${isBackedUp ? 1 : 0}
    where (select count(*) from ${passkeys} where user_id = ${userId}) < ${PASSKEYS_MAX}`);
}

const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export function renamePasskey(db: Database, userId: string, { id, name }: Pick<PasskeyRow, "id" | "name">) {
  return db.update(passkeys).set({ name }).where(own(userId, id)).returning();
}

export function deletePasskey(db: Database, userId: string, id: string) {
  return db.delete(passkeys).where(own(userId, id));
}

/** Deletes all passkeys of a person. */
export function deletePasskeys(db: Database, userId: string) {
  return db.delete(passkeys).where(eq(passkeys.userId, userId));
}

interface Use {
  readonly counter: number;
  readonly isBackedUp: boolean;
  readonly at: EpochMs;
}

/**
 * Records a use. Changes no row if the counter has not grown, which shows a copy; authenticators that don't
 * count always send 0.
 */
export function markPasskeyUsed(db: Database, id: string, { counter, isBackedUp, at }: Use) {
  const hasGrown = or(lt(passkeys.counter, counter), sql`(${passkeys.counter} = 0 and ${counter} = 0)`);
  return db
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), hasGrown));
}

/** Fails at `used_challenges.id` if the challenge was answered before. */
export function spendChallenge(db: Database, { id, expiresAt }: { id: string; expiresAt: EpochMs }) {
  return db.insert(usedChallenges).values({ id, expiresAt });
}

/** Deletes expired challenges, up to `limit`. */
export function deleteExpiredChallenges(db: Database, now: EpochMs, limit: number) {
  const expired = db
    .select({ id: usedChallenges.id })
    .from(usedChallenges)
    .where(lt(usedChallenges.expiresAt, now))
    .limit(limit);
  return db.delete(usedChallenges).where(inArray(usedChallenges.id, expired));
}

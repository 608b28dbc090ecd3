import { and, eq, exists, gt, isNull, or, sql } from "drizzle-orm";
import { foldEmail } from "#domain/address.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { groups, passwordResets, users } from "../schema/account.ts";
import type { UserRow } from "./members.ts";

/** A user by address (case-insensitive), with the group. */
export function selectUserByEmail(db: Database, email: string) {
  return db
    .select({ user: users, group: groups })
    .from(users)
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(eq(users.email, foldEmail(email)))
    .limit(1);
}

export function selectUser(db: Database, userId: string) {
  return db.select().from(users).where(eq(users.id, userId)).limit(1);
}

/** Stores the user's interface language, which mails without a request use. */
export function storeLanguage(db: Database, userId: string, language: InterfaceLanguage) {
  return db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), sql`${users.language} is not ${language}`));
}

/** Records that a person was signed in and active. */
export function markSeen(db: Database, userId: string, at: EpochMs) {
  return db.update(users).set({ lastSeenAt: at }).where(eq(users.id, userId));
}

/** Whether a person's access has ended. */
export function hasAccessEnded({ accessEndsAt }: Pick<UserRow, "accessEndsAt">, now: EpochMs): boolean {
  return accessEndsAt !== null && accessEndsAt <= now;
}

export function updatePasswordHash(db: Database, userId: string, passwordHash: string) {
  return db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Sets a password that the user chose. */
export function setPassword(db: Database, userId: string, passwordHash: string) {
  return db.update(users).set({ passwordHash, passwordIsDefault: false }).where(eq(users.id, userId));
}

/** Marks an address as verified. */
export function confirmAddress(db: Database, userId: string) {
  return db.update(users).set({ awaitsConfirmation: false }).where(eq(users.id, userId));
}

interface OutsideUser {
  readonly externalId: string;
  readonly verifiedEmail: string | null;
  readonly now: EpochMs;
}

/**
 * The user of an external provider's subject: the matched user, otherwise an unmatched user with the verified
 * address. An invited user counts while the invitation is valid.
 */
export function selectOutsideUser(db: Database, { externalId, verifiedEmail, now }: OutsideUser) {
  const invitation = db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(
      and(
        eq(passwordResets.userId, users.id),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    );
  const byAddress = verifiedEmail
    ? and(
        isNull(users.externalId),
        eq(users.email, foldEmail(verifiedEmail)),
        or(eq(users.awaitsConfirmation, false), exists(invitation)),
      )
    : undefined;
  return db
    .select({ user: users, companyId: groups.companyId })
    .from(users)
    .innerJoin(groups, eq(groups.id, users.groupId))
    .where(or(eq(users.externalId, externalId), byAddress))
    .orderBy(isNull(users.externalId))
    .limit(1);
}

/** Changes no row if the user is matched to another subject. */
export function matchOutsideUser(db: Database, userId: string, externalId: string) {
  return db
    .update(users)
    .set({ externalId, awaitsConfirmation: false })
    .where(and(eq(users.id, userId), or(isNull(users.externalId), eq(users.externalId, externalId))));
}

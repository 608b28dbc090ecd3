import { and, eq, exists, gt, isNull, or, sql } from "drizzle-orm";
import { foldEmail } from "#domain/address.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { groups, passwordResets, users } from "../schema/account.ts";

/** A user by address, in any case, with the group. */
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

/** Keeps the language in which a person uses the product: mails that nobody asks for at that moment are in it. */
export function keepLanguage(db: Database, userId: string, language: InterfaceLanguage) {
  return db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), sql`${users.language} is not ${language}`));
}

export function updatePasswordHash(db: Database, userId: string, passwordHash: string) {
  return db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** A password of the person's own choice. */
export function setPassword(db: Database, userId: string, passwordHash: string) {
  return db.update(users).set({ passwordHash, passwordIsDefault: false }).where(eq(users.id, userId));
}

/** Marks an address verified: its owner opened the link that was mailed to it. */
export function confirmAddress(db: Database, userId: string) {
  return db.update(users).set({ awaitsConfirmation: false }).where(eq(users.id, userId));
}

interface OutsideUser {
  readonly externalId: string;
  readonly verifiedEmail: string | null;
  readonly now: EpochMs;
}

/**
 * Whom an outside provider's subject stands for: the user it was matched with, else one whom nobody has
 * been matched with yet and who has the proven address. An invited user counts as long as the
 * invitation does.
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

/** Changes no row when somebody else at the provider has been matched with the user. */
export function matchOutsideUser(db: Database, userId: string, externalId: string) {
  return db
    .update(users)
    .set({ externalId, awaitsConfirmation: false })
    .where(and(eq(users.id, userId), or(isNull(users.externalId), eq(users.externalId, externalId))));
}

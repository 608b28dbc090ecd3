import { and, asc, count, eq, inArray, ne, sql } from "drizzle-orm";
import type { Role } from "#domain/account/account.ts";
import { foldEmail } from "#domain/address.ts";
import type { Database } from "../client.ts";
import { knownDevices, passwordResets, sessions, staffSubscriptions, users } from "../schema/account.ts";
import { mailPreferences } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";
import { reservedAddress } from "./reserved-address.ts";

export type UserRow = typeof users.$inferSelect;

/** The people of a group, by name. */
export function selectMembers(db: Database, groupId: string) {
  return db
    .select()
    .from(users)
    .where(eq(users.groupId, groupId))
    .orderBy(asc(users.displayName), asc(users.id));
}

/** One person of a group; no row for anybody else's. */
export function selectMember(db: Database, groupId: string, uid: string) {
  return db
    .select()
    .from(users)
    .where(and(eq(users.id, uid), eq(users.groupId, groupId)))
    .limit(1);
}

export function countMembers(db: Database, groupId: string) {
  return db.select({ count: count() }).from(users).where(eq(users.groupId, groupId));
}

/** Whether somebody else of the group is an owner who can sign in. */
function hasOtherOwner(groupId: string, uid: string) {
  return sql`exists (select 1 from ${users} other where other.group_id = ${groupId} and other.id <> ${uid}
    and other.role = 'owner' and other.awaits_confirmation = 0)`;
}

/** Gives a person another role; changes no row when the group would be left without an owner. */
export function setRole(db: Database, { groupId, uid, role }: { groupId: string; uid: string; role: Role }) {
  const keepsAnOwner =
    role === "owner" ? undefined : sql`(${users.role} <> 'owner' or ${hasOtherOwner(groupId, uid)})`;
  return db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, uid), eq(users.groupId, groupId), keepsAnOwner));
}

/** The account of an address, and those a group has invited by it while another group's account has it. */
export function selectInvited(db: Database, email: string, groupId: string) {
  return db
    .select()
    .from(users)
    .where(inArray(users.email, [foldEmail(email), reservedAddress(email, groupId)]));
}

/** What an invitation that nobody has followed yet says. */
export function updateInvited(
  db: Database,
  { uid, email, displayName, role }: { uid: string; email: string; displayName: string; role: Role },
) {
  return db
    .update(users)
    .set({ email, displayName, role })
    .where(and(eq(users.id, uid), eq(users.awaitsConfirmation, true)));
}

/**
 * The first statement of a removal: changes no row when the group would be left without an owner. It only
 * takes the role away, so that the guard behind it decides before anything of the person is gone.
 */
export function disownMember(db: Database, groupId: string, uid: string) {
  return setRole(db, { groupId, uid, role: "viewer" });
}

/** What remains to be removed of a person, children first. Their properties go to the group's first owner. */
export function deleteMemberRows(db: Database, groupId: string, uid: string) {
  const firstOwner = sql`(select id from ${users} other where other.group_id = ${groupId} and other.id <> ${uid}
    and other.role = 'owner' order by other.awaits_confirmation, other.created_at limit 1)`;
  const own = sql`(select ${sessions.id} from ${sessions} where ${sessions.userId} = ${uid})`;
  return [
    db.update(properties).set({ userId: firstOwner }).where(eq(properties.userId, uid)),
    db.delete(staffSubscriptions).where(sql`${staffSubscriptions.sessionId} in ${own}`),
    db.delete(sessions).where(eq(sessions.userId, uid)),
    db.delete(knownDevices).where(eq(knownDevices.userId, uid)),
    db.delete(passwordResets).where(eq(passwordResets.userId, uid)),
    db.delete(mailPreferences).where(eq(mailPreferences.userId, uid)),
    db.delete(users).where(and(eq(users.id, uid), eq(users.groupId, groupId), ne(users.role, "owner"))),
  ] as const;
}

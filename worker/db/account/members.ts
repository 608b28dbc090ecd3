import { and, asc, count, eq, inArray, ne, sql } from "drizzle-orm";
import type { Role } from "#domain/account/account.ts";
import { foldEmail } from "#domain/address.ts";
import type { Database } from "../client.ts";
import { knownDevices, passwordResets, sessions, staffSubscriptions, users } from "../schema/account.ts";
import { mailPreferences } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";

/**
 * Stored address of an invited user while the address belongs to another group's account: the inviting group's
 * id follows after a space. Real addresses contain no space, so it can't be used for sign-in or mail, and is
 * unique per group.
 */
export function reservedAddress(email: string, groupId: string): string {
  return `${email} ${groupId}`;
}

/** A stored address without the reserving group's id. */
export function shownAddress(stored: string): string {
  return stored.split(" ")[0] ?? stored;
}

export type UserRow = typeof users.$inferSelect;

/** The members of a group, ordered by name. */
export function selectMembers(db: Database, groupId: string) {
  return db
    .select()
    .from(users)
    .where(eq(users.groupId, groupId))
    .orderBy(asc(users.displayName), asc(users.id));
}

/** A member of a group; no row for users of other groups. */
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

/** Whether the group has another owner who can sign in. */
function hasOtherOwner(groupId: string, uid: string) {
  return sql`exists (select 1 from ${users} other where other.group_id = ${groupId} and other.id <> ${uid}
    and other.role = 'owner' and other.awaits_confirmation = 0)`;
}

/** Sets a member's role; changes no row if the group would be left without an owner. */
export function setRole(db: Database, { groupId, uid, role }: { groupId: string; uid: string; role: Role }) {
  const keepsAnOwner =
    role === "owner" ? undefined : sql`(${users.role} <> 'owner' or ${hasOtherOwner(groupId, uid)})`;
  return db
    .update(users)
    .set({ role })
    .where(and(eq(users.id, uid), eq(users.groupId, groupId), keepsAnOwner));
}

/**
 * The account of an address, and the group's pending invitation to that address while it belongs to another
 * group's account.
 */
export function selectInvitedUsers(db: Database, email: string, groupId: string) {
  return db
    .select()
    .from(users)
    .where(inArray(users.email, [foldEmail(email), reservedAddress(email, groupId)]));
}

/** Updates a pending invitation. */
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
 * First statement of a removal: changes no row if the group would be left without an owner. Only the role
 * changes here, so that the guard after it decides before anything is deleted.
 */
export function demoteMember(db: Database, groupId: string, uid: string) {
  return setRole(db, { groupId, uid, role: "viewer" });
}

/** Remaining statements of a removal, children first. The member's properties go to the group's first owner. */
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

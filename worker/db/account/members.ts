import { and, asc, count, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Role } from "#domain/account/account.ts";
import type { MemberPatch } from "#domain/account/member.ts";
import { foldEmail } from "#domain/address.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import {
  deskPeople,
  knownDevices,
  passkeys,
  passwordResets,
  propertyAccess,
  sessions,
  staffSubscriptions,
  users,
} from "../schema/account.ts";
import { mailPreferences } from "../schema/mail.ts";
import { properties } from "../schema/property.ts";
import { isChosenFor, isVisible, maySee, type VisibleProperties } from "./visible-properties.ts";

/**
 * Stored address of an invited user while the address belongs to another group's account: the inviting group's
 * id follows after a space. Real addresses contain no space, so it can't be used for sign-in or mail, and is
 * unique per group.
 */
export function reservedAddress(email: string, groupId: string): string {
  return `${email} ${groupId}`;
}

/** In place of the address of a person for shared desks only: unique, and no address. */
export function noAddress(uid: string): string {
  return reservedAddress("", uid);
}

/** A stored address without the reserving group's id. */
export function shownAddress(stored: string): string {
  return stored.split(" ")[0] ?? stored;
}

export type UserRow = typeof users.$inferSelect;

/** The names of a member's chosen properties, as far as the reader sees them; empty for a whole-group member. */
function chosenProperties(reader: VisibleProperties) {
  const theirs = sql`(select property_id from ${propertyAccess} as theirs where theirs.user_id = ${users.id})`;
  return sql`(
    select json_group_array(json_object('id', ${properties.id}, 'name', ${properties.name}) order by ${properties.name})
    from ${properties} where ${and(isVisible(reader), sql`${properties.id} in ${theirs}`)})`
    .mapWith((cell: string): { id: string; name: string }[] => JSON.parse(cell))
    .as("chosen");
}

/** Whether a member sees any property that a limited reader sees. */
function sharesProperty(readerUid: string | SQL) {
  return or(
    eq(users.isLimited, false),
    sql`exists (select 1 from ${propertyAccess} as theirs
      where theirs.user_id = ${users.id} and ${isChosenFor(readerUid, sql`theirs.property_id`)})`,
  );
}

/** The members of a group, ordered by name. A limited reader sees those with whom they share a property. */
export function selectMembers(db: Database, reader: VisibleProperties & { readonly groupId: string }) {
  const { groupId, limitedUid } = reader;
  return db
    .select({ user: users, chosen: chosenProperties(reader) })
    .from(users)
    .where(and(eq(users.groupId, groupId), limitedUid === null ? undefined : sharesProperty(limitedUid)))
    .orderBy(asc(users.displayName), asc(users.id));
}
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** A member of a group; no row for users of other groups. */
export function selectMember(db: Database, groupId: string, uid: string) {
  return db
    .select({ user: users, chosen: chosenProperties({ groupId, limitedUid: null }) })
    .from(users)
    .where(and(eq(users.id, uid), eq(users.groupId, groupId)))
    .limit(1);
}

/** A member who may see a property now; otherwise no row. */
export function selectColleague(
  db: Database,
  uid: string,
  {
    groupId,
    propertyId,
    now,
  }: { readonly groupId: string; readonly propertyId: string; readonly now: EpochMs },
) {
  return db
    .select({ role: users.role, displayName: users.displayName })
    .from(users)
    .where(and(eq(users.id, uid), eq(users.groupId, groupId), maySee(sql`${users}`, propertyId, now)))
    .limit(1);
}

export function countMembers(db: Database, groupId: string) {
  return db.select({ count: count() }).from(users).where(eq(users.groupId, groupId));
}

/** Condition on `users`, or on the table under another name: an owner of the whole group, without an end. */
function isFullOwner(name: SQL) {
  return sql`${name}.role = 'owner' and ${name}.is_limited = 0 and ${name}.access_ends_at is null`;
}

/** Whether the group has another such owner who can sign in. */
function hasOtherOwner(groupId: string, uid: string) {
  return sql`exists (select 1 from ${users} other where other.group_id = ${groupId} and other.id <> ${uid}
    and ${isFullOwner(sql`other`)} and other.awaits_confirmation = 0)`;
}

/** A member's access as stored. */
export interface Access {
  readonly role: Role;
  /** Ids of the chosen properties; `null`: the whole group. */
  readonly properties: readonly string[] | null;
  readonly until: string | null;
  readonly endsAt: EpochMs | null;
}

/** The columns of `users` with a member's access. */
export function accessColumns({ role, properties: chosen, until, endsAt }: Access) {
  return { role, isLimited: chosen !== null, accessUntil: until, accessEndsAt: endsAt };
}

/**
 * Sets what a change of a member's access names; `replaceChosen` follows. The other columns stay, whatever else
 * changes them at the same moment. Changes no row if the group would be left without an owner of the whole group
 * whose access has no end.
 */
export function setAccess(
  db: Database,
  { groupId, uid }: { readonly groupId: string; readonly uid: string },
  access: Access,
  named: MemberPatch,
) {
  const { isLimited, accessUntil, accessEndsAt } = accessColumns(access);
  const hasEnd = named.until !== undefined;
  const isFull = access.role === "owner" && access.properties === null && access.endsAt === null;
  const keepsAnOwner = isFull
    ? undefined
    : sql`(not (${isFullOwner(sql`${users}`)}) or ${hasOtherOwner(groupId, uid)})`;
  return db
    .update(users)
    .set({
      role: named.role ?? sql`${users.role}`,
      isLimited: named.properties === undefined ? sql`${users.isLimited}` : isLimited,
      accessUntil: hasEnd ? accessUntil : sql`${users.accessUntil}`,
      accessEndsAt: hasEnd ? accessEndsAt : sql`${users.accessEndsAt}`,
    })
    .where(and(eq(users.id, uid), eq(users.groupId, groupId), keepsAnOwner));
}

/** Stores which properties a member sees; `null`: the whole group, which has no rows. */
export function replaceChosen(db: Database, uid: string, chosen: readonly string[] | null) {
  const ids = sql`(select value from json_each(${JSON.stringify(chosen ?? [])}))`;
  return [
    db.delete(propertyAccess).where(eq(propertyAccess.userId, uid)),
    db
      .insert(propertyAccess)
      .select(sql`select ${uid}, ${properties.id} from ${properties} where ${properties.id} in ${ids}`),
  ] as const;
}

/**
 * Number and time zones of properties of a group: of the given ones, of all for `null`, or of those that a member
 * sees now for their id. Always one row.
 */
export function selectZones(
  db: Database,
  groupId: string,
  of: readonly string[] | null | { readonly uid: string },
) {
  const among =
    of === null
      ? undefined
      : "uid" in of
        ? sql`((select is_limited from ${users} where id = ${of.uid}) = 0 or ${isChosenFor(of.uid, properties.id)})`
        : sql`${properties.id} in (select value from json_each(${JSON.stringify(of)}))`;
  return db
    .select({
      count: count(),
      zones: sql`json_group_array(distinct ${properties.timeZone})`.mapWith((cell: string): string[] =>
        JSON.parse(cell),
      ),
    })
    .from(properties)
    .where(and(eq(properties.groupId, groupId), isNull(properties.removedAt), among));
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
  { uid, email, displayName }: { uid: string; email: string; displayName: string },
  access: Access,
) {
  return db
    .update(users)
    .set({ email, displayName, ...accessColumns(access) })
    .where(and(eq(users.id, uid), eq(users.awaitsConfirmation, true)));
}

/**
 * First statement of a removal: changes no row if the group would be left without an owner. Only the role
 * changes here, so that the guard after it decides before anything is deleted.
 */
export function demoteMember(db: Database, groupId: string, uid: string) {
  const access = { role: "viewer", properties: null, until: null, endsAt: null } as const;
  return setAccess(db, { groupId, uid }, access, { role: "viewer" });
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
    db.delete(deskPeople).where(eq(deskPeople.userId, uid)),
    db.delete(passkeys).where(eq(passkeys.userId, uid)),
    db.delete(passwordResets).where(eq(passwordResets.userId, uid)),
    db.delete(propertyAccess).where(eq(propertyAccess.userId, uid)),
    db.delete(mailPreferences).where(eq(mailPreferences.userId, uid)),
    db.delete(users).where(and(eq(users.id, uid), eq(users.groupId, groupId), ne(users.role, "owner"))),
  ] as const;
}

import { and, asc, count, desc, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import { DESKS_MAX } from "#domain/limits.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { deskPeople, desks, users } from "../schema/account.ts";
import { properties } from "../schema/property.ts";
import { maySee } from "./visible-properties.ts";

export type DeskRow = typeof desks.$inferSelect;

/** Changes no row if the property has as many as it may. */
export function insertDesk(db: Database, row: Omit<DeskRow, "pairedAt" | "keyHash" | "previousHash">) {
  const { id, createdAt, groupId, propertyId, name, quietMinutes, codeHash, codeExpiresAt, pairedBy } = row;
  return db
    .insert(desks)
    .select(sql`select ${id}, ${createdAt}, ${groupId}, ${propertyId}, ${name}, ${quietMinutes},
    ${codeHash}, ${codeExpiresAt}, null, ${pairedBy}, null, null
    where (select count(*) from ${desks} where property_id = ${propertyId}) < ${DESKS_MAX}`);
}

const own = (propertyId: string, id: string) => and(eq(desks.propertyId, propertyId), eq(desks.id, id));

/** The desks of a property by name, each with who is signed in there and when somebody last was; or one of them. */
export function selectDesks(db: Database, propertyId: string, now: EpochMs, id: string | null = null) {
  const present = sql`(select json_object('uid', users.id, 'displayName', users.display_name)
    from sessions join users on users.id = sessions.user_id
    where sessions.desk_id = desks.id and sessions.ended_at is null and sessions.expires_at > ${now}
    order by sessions.created_at desc limit 1)`;
  return db
    .select({
      desk: desks,
      person: present
        .mapWith((cell: string | null): { uid: string; displayName: string } | null =>
          cell === null ? null : JSON.parse(cell),
        )
        .as("present"),
      lastAt: sql<number | null>`(select max(last_at) from desk_people where desk_id = desks.id)`.as(
        "last_at",
      ),
    })
    .from(desks)
    .where(id === null ? eq(desks.propertyId, propertyId) : own(propertyId, id))
    .orderBy(asc(desks.name), asc(desks.id));
}
export type ListedDesk = Awaited<ReturnType<typeof selectDesks>>[number];

export function updateDesk(
  db: Database,
  propertyId: string,
  id: string,
  values: Partial<Pick<DeskRow, "name" | "quietMinutes" | "codeHash" | "codeExpiresAt" | "pairedBy">>,
) {
  return db.update(desks).set(values).where(own(propertyId, id));
}

/** Deletes a desk and what opens its people's kept texts. Its sessions must have been ended before. */
export function deleteDesk(db: Database, id: string) {
  return [
    db.delete(deskPeople).where(eq(deskPeople.deskId, id)),
    db.delete(desks).where(eq(desks.id, id)),
  ] as const;
}

/** The desk of a code that still pairs, with its company; no row if its property is removed. */
export function selectDeskByCode(db: Database, codeHash: string, now: EpochMs) {
  return db
    .select({ desk: desks, companyId: properties.companyId })
    .from(desks)
    .innerJoin(properties, eq(properties.id, desks.propertyId))
    .where(and(eq(desks.codeHash, codeHash), gt(desks.codeExpiresAt, now), isNull(properties.removedAt)))
    .limit(1);
}

/** Gives a desk the key of the browser that showed its code. Changes no row for a used or expired code. */
export function pairDesk(
  db: Database,
  { codeHash, keyHash, now }: { readonly codeHash: string; readonly keyHash: string; readonly now: EpochMs },
) {
  return db
    .update(desks)
    .set({ codeHash: null, codeExpiresAt: null, pairedAt: now, keyHash, previousHash: null })
    .where(and(eq(desks.codeHash, codeHash), gt(desks.codeExpiresAt, now)));
}

/** A desk by its browser's key, with its property; no row if the property is removed. */
export function selectDeskByKey(db: Database, keyHash: string) {
  return db
    .select({ desk: desks, property: properties })
    .from(desks)
    .innerJoin(properties, eq(properties.id, desks.propertyId))
    .where(and(or(eq(desks.keyHash, keyHash), eq(desks.previousHash, keyHash)), isNull(properties.removedAt)))
    .limit(1);
}

/**
 * Replaces a desk's key, which the browser has presented. Changes no row if another tab did so in between. The key
 * before stays valid until its successor is presented.
 */
export function rotateKey(
  db: Database,
  desk: DeskRow,
  { presented, next }: { readonly presented: string; readonly next: string },
) {
  const previousHash = presented === desk.keyHash ? presented : desk.previousHash;
  return db
    .update(desks)
    .set({ keyHash: next, previousHash })
    .where(and(eq(desks.id, desk.id), eq(desks.keyHash, desk.keyHash ?? "")));
}

/** Condition on `users`: who may use a desk of a property. Viewers may not, since a desk answers guests. */
function mayUse(property: { readonly id: string; readonly groupId: string }, now: EpochMs) {
  return and(
    eq(users.groupId, property.groupId),
    ne(users.role, "viewer"),
    eq(users.awaitsConfirmation, false),
    maySee(sql`${users}`, property.id, now),
  );
}

/**
 * The people of a desk: those with the role *desk*, and others who may use it and have digits. Those last here come
 * first.
 */
export function selectDeskPeople(
  db: Database,
  { desk, property, now }: { desk: DeskRow; property: { id: string; groupId: string }; now: EpochMs },
) {
  return db
    .select({
      uid: users.id,
      displayName: users.displayName,
      email: users.email,
      hasDigits: sql`${users.deskDigitsHash} is not null`.mapWith((cell: number) => cell === 1),
      lastAt: deskPeople.lastAt,
    })
    .from(users)
    .leftJoin(deskPeople, and(eq(deskPeople.userId, users.id), eq(deskPeople.deskId, desk.id)))
    .where(and(mayUse(property, now), or(eq(users.role, "desk"), sql`${users.deskDigitsHash} is not null`)))
    .orderBy(desc(deskPeople.lastAt), asc(users.displayName), asc(users.id));
}

/** Whether a person may use the desks of a property now: one row, or none. */
export function selectAdmitted(
  db: Database,
  userId: string,
  property: { readonly id: string; readonly groupId: string },
  now: EpochMs,
) {
  return db
    .select({ found: count() })
    .from(users)
    .where(and(eq(users.id, userId), mayUse(property, now)))
    .having(sql`count(*) > 0`);
}

/** Records a person at a desk. The key that seals their texts stays the same. */
export function markAtDesk(db: Database, row: typeof deskPeople.$inferInsert) {
  return db
    .insert(deskPeople)
    .values(row)
    .onConflictDoUpdate({
      target: [deskPeople.deskId, deskPeople.userId],
      set: { lastAt: row.lastAt },
    });
}

/** Stores the digits of a person; `null`: none. `isGiven`: an owner chose them. */
export function setDigits(
  db: Database,
  userId: string,
  deskDigitsHash: string | null,
  { isGiven = false }: { readonly isGiven?: boolean } = {},
) {
  return db.update(users).set({ deskDigitsHash, deskDigitsGiven: isGiven }).where(eq(users.id, userId));
}

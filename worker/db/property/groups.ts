import { eq } from "drizzle-orm";
import type { Database } from "../client.ts";
import { companies, groups, users } from "../schema/account.ts";

export function selectCompanyOfGroup(db: Database, groupId: string) {
  return db.select({ companyId: groups.companyId }).from(groups).where(eq(groups.id, groupId)).limit(1);
}

export function insertCompany(db: Database, row: typeof companies.$inferInsert) {
  return db.insert(companies).values(row);
}

export function insertGroup(db: Database, row: typeof groups.$inferInsert) {
  return db.insert(groups).values(row);
}

export function insertUser(db: Database, row: typeof users.$inferInsert) {
  return db.insert(users).values(row);
}

/** A group with its company's name and its first user, who becomes responsible for new properties. */
export function selectGroup(db: Database, groupId: string) {
  return db
    .select({ group: groups, companyName: companies.name, userId: users.id, userName: users.displayName })
    .from(groups)
    .innerJoin(companies, eq(companies.id, groups.companyId))
    .innerJoin(users, eq(users.groupId, groups.id))
    .where(eq(groups.id, groupId))
    .orderBy(users.createdAt)
    .limit(1);
}

export function selectCompanyName(db: Database, companyId: string) {
  return db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId)).limit(1);
}

export function setGroupVersion(db: Database, groupId: string, version: string) {
  return db.update(groups).set({ currentVersion: version }).where(eq(groups.id, groupId));
}

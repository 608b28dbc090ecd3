import { and, asc, count, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../client.ts";
import { terms } from "../schema/translation.ts";

/** The terms of a group (L4): at most 300. */
export function selectTerms(db: Database, groupId: string) {
  return db
    .select({ id: terms.id, term: terms.term, wordings: terms.wordings })
    .from(terms)
    .where(eq(terms.groupId, groupId))
    .orderBy(asc(sql`lower(${terms.term})`), asc(terms.id));
}

/** Counts a group's terms but for one. */
export function countOtherTerms(db: Database, { groupId, id }: { groupId: string; id: string }) {
  return db
    .select({ count: count() })
    .from(terms)
    .where(and(eq(terms.groupId, groupId), ne(terms.id, id)));
}

/** Finds another term of the group with the same word. */
export function selectSameTerm(
  db: Database,
  { groupId, id, term }: { groupId: string; id: string; term: string },
) {
  return db
    .select({ id: terms.id })
    .from(terms)
    .where(
      and(eq(terms.groupId, groupId), ne(terms.id, id), eq(sql`lower(${terms.term})`, term.toLowerCase())),
    );
}

export function writeTerm(db: Database, row: typeof terms.$inferInsert) {
  const { term, wordings, updatedAt, updatedBy } = row;
  return db
    .insert(terms)
    .values(row)
    .onConflictDoUpdate({ target: [terms.groupId, terms.id], set: { term, wordings, updatedAt, updatedBy } });
}

export function deleteTerm(db: Database, { groupId, id }: { groupId: string; id: string }) {
  return db.delete(terms).where(and(eq(terms.groupId, groupId), eq(terms.id, id)));
}

import { eq, sql } from "drizzle-orm";
import { type ClonedContact, clonedContactSchema } from "#domain/content/cloned-contacts.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { clonedContacts } from "../schema/content.ts";

/** More than a draft can hold; bounds reads of a damaged table. */
const CONTACTS_MAX = 2_000;

type Key = Pick<ClonedContact, "kind" | "value">;

/** A property's unconfirmed contacts from clones. */
export function selectClonedContacts(db: Database, propertyId: string) {
  return db
    .select({ kind: clonedContacts.kind, value: clonedContacts.value, source: clonedContacts.source })
    .from(clonedContacts)
    .where(eq(clonedContacts.propertyId, propertyId))
    .limit(CONTACTS_MAX);
}

/** Rows in the API's format, without kinds unknown to this version. */
export function toClonedContacts(rows: Awaited<ReturnType<typeof selectClonedContacts>>): ClonedContact[] {
  return rows.flatMap((row) => clonedContactSchema.safeParse(row).data ?? []);
}

/** Inserts the contacts of a clone in one statement. Existing rows stay. */
export function insertClonedContacts(
  db: Database,
  {
    propertyId,
    at,
    source,
    contacts,
  }: {
    readonly propertyId: string;
    readonly at: EpochMs;
    readonly source: string;
    readonly contacts: readonly Key[];
  },
) {
  const given = JSON.stringify(contacts.map(({ kind, value }) => [kind, value]));
  return db
    .insert(clonedContacts)
    .select(
      sql`select distinct ${at}, ${propertyId}, value ->> 0, value ->> 1, ${source} from json_each(${given}) where true`,
    )
    .onConflictDoNothing();
}

/** Deletes contacts that staff confirmed. */
export function deleteClonedContacts(db: Database, propertyId: string, contacts: readonly Key[]) {
  const given = JSON.stringify(contacts.map(({ kind, value }) => [kind, value]));
  return db.delete(clonedContacts).where(sql`${clonedContacts.propertyId} = ${propertyId}
    and (${clonedContacts.kind}, ${clonedContacts.value}) in (
      select value ->> 0, value ->> 1 from json_each(${given}))`);
}

import { and, asc, eq, isNull, type Placeholder, sql } from "drizzle-orm";
import type { Property } from "#domain/property/property.ts";
import { preparedForGroup } from "../account/access.ts";
import type { Database } from "../client.ts";
import { properties } from "../schema/property.ts";
import type { GroupId } from "./licence-state.ts";
import { listedColumns, toListed, userNamesOf } from "./properties.ts";

/** Where the page before ended. */
export interface PropertyCursor {
  readonly name: string;
  readonly id: string;
}

/** Before any property. */
export const START: PropertyCursor = { name: "", id: "" };

interface Page {
  readonly limit: number | Placeholder;
  readonly name: string | Placeholder;
  readonly id: string | Placeholder;
}

/** A page of a group's properties by name, with their licences: two rows read for each. */
function selectProperties(db: Database, groupId: GroupId, { limit, name, id }: Page) {
  return db
    .select(listedColumns)
    .from(properties)
    .where(
      and(
        eq(properties.groupId, groupId),
        isNull(properties.removedAt),
        // As one comparison of two values, which an index can begin at.
        sql`(${properties.name}, ${properties.id}) > (${name}, ${id})`,
      ),
    )
    .orderBy(asc(properties.name), asc(properties.id))
    .limit(limit);
}

function selectNames(db: Database, groupId: GroupId) {
  return db.select({ userNames: userNamesOf(groupId).as("user_names") }).from(sql`(select 1)`);
}

/** A page of the properties of a live session's group, for `requireMember`. */
export const selectOwnProperties = preparedForGroup<{ limit: number } & PropertyCursor>()(
  (db, groupId, page) => selectProperties(db, groupId, page),
);
export const selectOwnNames = preparedForGroup<object>()((db, groupId) => selectNames(db, groupId));

/** All properties of a group up to a limit, as the API sends them, in one round trip. */
export async function listProperties(
  db: Database,
  { groupId, companyName }: { readonly groupId: string; readonly companyName: string },
  limit: number,
): Promise<Property[]> {
  const [rows, [names]] = await db.batch([
    selectProperties(db, groupId, { limit, ...START }),
    selectNames(db, groupId),
  ]);
  return rows.map((row) => toListed(row, { companyName, userNames: names?.userNames ?? {} }));
}

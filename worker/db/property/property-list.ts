import { and, asc, sql } from "drizzle-orm";
import type { Property } from "#domain/property/property.ts";
import type { Principal } from "../account/access.ts";
import { getVisible, isVisible, type VisibleProperties } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { properties } from "../schema/property.ts";
import type { GroupId } from "./licence-state.ts";
import { groupUserNames, listedColumns, toListed } from "./properties.ts";

/** The last property of the previous page. */
export interface PropertyCursor {
  readonly name: string;
  readonly id: string;
}

/** The cursor of the first page. */
export const FIRST_CURSOR: PropertyCursor = { name: "", id: "" };

interface Page {
  readonly limit: number;
  readonly name: string;
  readonly id: string;
}

/** A page of the visible properties by name, with their licences: two rows read per property. */
export function selectProperties(db: Database, visible: VisibleProperties, { limit, name, id }: Page) {
  return db
    .select(listedColumns)
    .from(properties)
    .where(
      and(
        isVisible(visible),
        // A row-value comparison, so that SQLite reads the index from this row on.
        sql`(${properties.name}, ${properties.id}) > (${name}, ${id})`,
      ),
    )
    .orderBy(asc(properties.name), asc(properties.id))
    .limit(limit);
}

export function selectPropertyUserNames(db: Database, groupId: GroupId) {
  return db.select({ userNames: groupUserNames(groupId).as("user_names") }).from(sql`(select 1)`);
}

/** All properties that a person sees, up to a limit, in the API's format, in one round trip. */
export async function listProperties(db: Database, principal: Principal, limit: number): Promise<Property[]> {
  const { groupId, companyName } = principal;
  const [rows, [names]] = await db.batch([
    selectProperties(db, getVisible(principal), { limit, ...FIRST_CURSOR }),
    selectPropertyUserNames(db, groupId),
  ]);
  return rows.map((row) => toListed(row, { companyName, userNames: names?.userNames ?? {} }));
}

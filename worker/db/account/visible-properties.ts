import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import { propertyAccess } from "../schema/account.ts";
import { properties } from "../schema/property.ts";
import type { Principal } from "./access.ts";

/** The properties that a list shows: all of a group, or those that one person may see. */
export interface VisibleProperties {
  /** A group by its id, or by a query for it. */
  readonly groupId: string | SQL;
  /** The person or the desk, if limited to chosen properties; `null`: the whole group. A query may give either. */
  readonly limitedUid: string | SQL | null;
}

export function getVisible({ groupId, limitedUid }: Principal) {
  return { groupId, limitedUid };
}

/**
 * Condition on `properties`: not removed, and visible. Reads the group in the order of its index, or the chosen
 * properties alone.
 */
export function isVisible({ groupId, limitedUid }: VisibleProperties): SQL | undefined {
  const isPresent = isNull(properties.removedAt);
  if (limitedUid === null) return and(eq(properties.groupId, groupId), isPresent);
  // Unary plus: SQLite must not scan the group for the few chosen ones.
  return and(
    sql`${properties.id} in (${selectChosen(limitedUid)})`,
    sql`+${properties.groupId} = ${groupId}`,
    isPresent,
  );
}

/** The chosen properties of limited people, and of shared desks, which have one each. */
const CHOSEN = sql.raw(`(select user_id as uid, property_id from property_access
    union all select id, property_id from desks)`);

/** The ids of the properties of a limited person or a shared desk. */
export function selectChosen(limitedUid: string | SQL): SQL {
  return sql`select property_id from ${CHOSEN} where uid = ${limitedUid}`;
}

/** Whether a property is among those of a limited person or a shared desk. */
export function isChosenFor(limitedUid: string | SQL, propertyId: SQLWrapper): SQL {
  return sql`exists (select 1 from ${CHOSEN} as chosen
    where chosen.uid = ${limitedUid} and chosen.property_id = ${propertyId})`;
}

/** Number of chosen properties that are not removed. */
export function countChosen(limitedUid: SQL): SQL {
  return sql`(select count(*) from (${selectChosen(limitedUid)}) as chosen
    join properties on properties.id = chosen.property_id and properties.removed_at is null)`;
}

/**
 * Whether a member may see a property now, for a statement that reads `users` under the given name: their access
 * has not ended, and the property is among theirs.
 */
export function maySee(users: SQL, propertyId: SQL | SQLWrapper | string, now: EpochMs): SQL {
  return sql`(${users}.access_ends_at is null or ${users}.access_ends_at > ${now}) and (${users}.is_limited = 0
    or exists (select 1 from ${propertyAccess} as chosen
      where chosen.user_id = ${users}.id and chosen.property_id = ${propertyId}))`;
}

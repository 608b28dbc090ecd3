import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { EpochMs } from "#domain/time.ts";
import { desks, propertyAccess } from "../schema/account.ts";
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

/** Condition on `properties`: not removed, and visible. */
export function isVisible({ groupId, limitedUid }: VisibleProperties): SQL | undefined {
  return and(
    eq(properties.groupId, groupId),
    isNull(properties.removedAt),
    limitedUid === null ? undefined : isChosenFor(limitedUid, properties.id),
  );
}

/** The ids of the properties of a limited person, or of a shared desk, which has one. */
export function selectChosen(limitedUid: string | SQL): SQL {
  return sql`select property_id from ${propertyAccess} where user_id = ${limitedUid}
    union all select property_id from ${desks} where id = ${limitedUid}`;
}

/**
 * Whether a property is among those of a limited person or desk; true if that is `null`, which means the whole
 * group.
 */
export function isChosenFor(limitedUid: string | SQL, propertyId: SQLWrapper): SQL {
  const isChosen = sql`(exists (select 1 from ${propertyAccess} as chosen
      where chosen.user_id = ${limitedUid} and chosen.property_id = ${propertyId})
    or exists (select 1 from ${desks} as chosen
      where chosen.id = ${limitedUid} and chosen.property_id = ${propertyId}))`;
  return typeof limitedUid === "string" ? isChosen : sql`(${limitedUid} is null or ${isChosen})`;
}

/** Number of properties that a person sees: the group's, or those of a limited person. */
export function countVisible(limitedUid: SQL): SQL {
  return sql`iif(${limitedUid} is null, groups.property_count, (select count(*) from (${selectChosen(limitedUid)}) as chosen
    join properties on properties.id = chosen.property_id and properties.removed_at is null))`;
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

import { type SQL, sql } from "drizzle-orm";
import { type KeptDays, PERIODS } from "#domain/account/retention.ts";
import { GUEST_COUNT_MAX } from "#domain/guest/guest-data.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { isOverPeriod } from "../retention.ts";
import { consents, feedback, guestRequests } from "../schema/guests.ts";

interface Counted {
  readonly table: typeof guestRequests | typeof feedback | typeof consents;
  readonly propertyId: string;
  /** Which rows may be over their period: a range of an index where there is one. */
  readonly old: SQL;
  readonly isOver: SQL;
  readonly max: number;
}

/** Each part reads one row more than `max` at most: what is there beyond is not counted. */
function countOne(db: Database, { table, propertyId, old, isOver, max }: Counted) {
  const own = sql`from ${table} where ${table.propertyId} = ${propertyId}`;
  return db
    .select({
      held: sql<number>`(select count(*) from (select 1 ${own} limit ${max + 1}))`.as("held"),
      /** How many of the old ones were looked at: more than `max`, and there are others. */
      looked: sql<number>`count(*)`.as("looked"),
      due: sql<number>`coalesce(sum(is_over), 0)`.as("due"),
    })
    .from(sql`(select ${isOver} as is_over ${own} ${old} limit ${max + 1})`);
}

/**
 * How much a property holds of each kind, and how much of it is over its period at a moment, by three statements that
 * read `max` rows of each kind twice at most, however much there is.
 */
export function countGuestData(
  db: Database,
  propertyId: string,
  { days, at }: { readonly days: KeptDays; readonly at: EpochMs },
  max = GUEST_COUNT_MAX,
) {
  const before = (period: number) => at - period * DAY_MS;
  return [
    countOne(db, {
      table: guestRequests,
      propertyId,
      max,
      // None was closed before it came.
      old: sql`and ${guestRequests.at} < ${before(days.requests)} order by ${guestRequests.at}`,
      isOver: sql`coalesce(${isOverPeriod("requests", days.requests, at)}, 0)`,
    }),
    countOne(db, {
      table: feedback,
      propertyId,
      max,
      old: sql`and ${feedback.at} < ${before(days.feedback)} order by ${feedback.at}`,
      isOver: sql`1`,
    }),
    countOne(db, {
      table: consents,
      propertyId,
      max,
      old: sql``,
      isOver: sql`${consents.at} < ${before(PERIODS.consents.days)}`,
    }),
  ] as const;
}

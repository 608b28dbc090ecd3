import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { VALID_LICENCE_STATES } from "#domain/property/licence.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { isVisible, type VisibleProperties } from "../account/visible-properties.ts";
import type { Database } from "../client.ts";
import { properties } from "../schema/property.ts";

/** A time after every real one, for "never". */
export const NEVER_AT: EpochMs = 9_000_000_000_000_000;

const startOfDay = (column: string) => `${column} - ((${column} % ${DAY_MS}) + ${DAY_MS}) % ${DAY_MS}`;

/** The licence's fields for the decision; one row even for a property without a licence. */
const LICENCE_FACTS = `select mode, case when mode = 'REQUEST' then mode_previous else mode end as paying, mode_previous,
    date_start is null or date_end is null as is_undated,
    ${startOfDay("date_start")} - ${DAY_MS} as opens_at, ${startOfDay("date_end")} + ${2 * DAY_MS} as closes_at
  from (select 1) left join property_licences on property_id = properties.id`;

/** The state if it does not depend on the clock; `null` otherwise. Cases in the order of `decideLicence`. */
const STATIC_STATE = `case
    when mode is null then 'unassigned'
    when mode = 'SUSPENDED' then 'suspended'
    when mode not in ('DEMO', 'PAID', 'TRIAL', 'REQUEST') then 'error'
    when mode = 'DEMO' or mode_previous = 'DEMO' then 'demo'
    when paying is null or paying not in ('PAID', 'TRIAL') then 'expired'
    when is_undated then 'error' end`;

/** A group by its id, or by a query for it. */
export type GroupId = string | SQL;

/**
 * Recomputes the licence states of a group's properties whose state may have changed: `decideLicence` in SQL,
 * with a test that compares both. Reads and writes no row while all states are valid.
 */
export function decideLicenceStates(db: Database, groupId: GroupId, now: EpochMs) {
  const facts = sql.raw(LICENCE_FACTS);
  const never = sql.raw(String(NEVER_AT));
  const standing = sql.raw(STATIC_STATE);
  const state = sql`coalesce(${standing}, case
      when closes_at <= ${now} then case paying when 'TRIAL' then 'trial-ended' else 'paid-ended' end
      when opens_at > ${now} then 'expired'
      when mode = 'REQUEST' then 'request'
      when mode = 'TRIAL' then 'trial'
      else 'active' end)`;
  const until = sql`case
      when ${standing} is not null or closes_at <= ${now} then ${never}
      when opens_at > ${now} then min(opens_at, closes_at)
      else closes_at end`;
  return db
    .update(properties)
    .set({
      licenceState: sql`(select ${state} from (${facts}))`,
      licenceStateUntil: sql`(select ${until} from (${facts}))`,
    })
    .where(and(eq(properties.groupId, groupId), lte(properties.licenceStateUntil, now)));
}

/** One property of a group whose licence state may have changed; reads no row while all states are valid. */
export function selectUndecidedProperty(db: Database, groupId: GroupId, now: EpochMs) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.groupId, groupId), lte(properties.licenceStateUntil, now)))
    .limit(1);
}

/**
 * Reads data with licence states. If a state may have changed, recomputes them and reads again. Otherwise
 * nothing is written, so that a replica can serve the read (G4).
 */
export async function readWithLicenceStates<Found>(
  read: () => Promise<Found>,
  {
    isUndecided,
    decide,
  }: { readonly isUndecided: (found: Found) => boolean; readonly decide: () => PromiseLike<unknown> },
): Promise<Found> {
  const found = await read();
  if (!isUndecided(found)) return found;
  await decide();
  return read();
}

/** Whether any visible property has a valid licence [S92]. Put it after `decideLicenceStates`. */
export function selectValidLicence(db: Database, visible: VisibleProperties) {
  return db
    .select({ id: properties.id })
    .from(properties)
    .where(and(isVisible(visible), inArray(properties.licenceState, [...VALID_LICENCE_STATES])))
    .limit(1);
}

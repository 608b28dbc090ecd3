import { eq, type SQL, sql } from "drizzle-orm";
import type { Role } from "#domain/account/account.ts";
import type { SessionDesk } from "#domain/account/desk.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { oneRow } from "../json-row.ts";
import { licenceColumns, scopedColumns } from "../property/properties.ts";
import { sessions, users } from "../schema/account.ts";
import { countChosen, isChosenFor, selectChosen } from "./visible-properties.ts";

/** Credential of a request: the session id of a verified access token, or the hash of a refresh cookie. */
export type Credential =
  | { readonly kind: "token"; readonly sid: string }
  | { readonly kind: "cookie"; readonly refreshHash: string };

/** The authenticated caller, read from the current rows. */
export interface Principal {
  readonly sid: string;
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  /** At a shared desk, never more than `desk`. */
  readonly role: Role;
  /** Whether the person sees only chosen properties, not the whole group; at a shared desk, only its property. */
  readonly isLimited: boolean;
  /** Whose properties the person sees: their own or the desk's, by id; `null`: the whole group. */
  readonly limitedUid: string | null;
  /** The shared desk of the session; `null`: the person's own browser. */
  readonly desk: SessionDesk | null;
  /** When the person last proved who they are by password or passkey; `null`: by a desk's digits only. */
  readonly provenAt: EpochMs | null;
  /** When the person's access ends; `null`: no end. */
  readonly accessEndsAt: EpochMs | null;
  readonly passwordIsDefault: boolean;
  readonly groupId: string;
  readonly groupName: string;
  readonly currentVersion: string;
  /** Number of properties that the person sees. */
  readonly propertyCount: number;
  readonly companyId: string;
  readonly companyName: string;
  /** The newest sequence number of the group's change log at this read; later reads are no older. */
  readonly sequence: number;
}

/*
 * Every request runs these statements, so they are SQL text: composing them through the query builder took 0.1
 * to 0.2 ms a request (measured 2026-11). Each row is one JSON column, because D1 converts results cell by
 * cell.
 */

const GROUP_ID = sql.raw("users.group_id");
const SEES_WHOLE = sql.raw("and sessions.desk_id is null and users.is_limited = 0");

/** At a desk: the desk, or nobody if the person may not see its property any more. */
const LIMITED_UID = sql.raw(`case when sessions.desk_id is null then iif(users.is_limited, users.id, null)
  when users.is_limited = 0 or exists (select 1 from property_access as theirs where theirs.user_id = users.id
    and theirs.property_id = (select property_id from desks where id = sessions.desk_id)) then sessions.desk_id
  else '' end`);

/** The properties that the person of a session sees, as two sets of which at least one is empty. */
export interface SessionProperties {
  readonly groupId: SQL;
  /** The properties of the whole group; empty for a limited person. */
  readonly whole: { readonly groupId: SQL; readonly limitedUid: null };
  /** The chosen properties of a limited person or a shared desk; empty for others. */
  readonly chosen: { readonly groupId: SQL; readonly limitedUid: SQL };
}

/** For columns of `selectAccess`. */
export const CALLER: SessionProperties = {
  groupId: sql.raw("caller.group_id"),
  whole: { groupId: sql.raw("iif(caller.limited_uid is null, caller.group_id, null)"), limitedUid: null },
  chosen: { groupId: sql.raw("caller.group_id"), limitedUid: sql.raw("caller.limited_uid") },
};

const DESK = sql.raw(`json((select json_object('id', desks.id, 'name', desks.name,
    'propertyId', desks.property_id, 'quietMinutes', desks.quiet_minutes, 'sealKey', desk_people.seal_key)
  from desks join desk_people on desk_people.desk_id = desks.id and desk_people.user_id = caller.uid
  where desks.id = caller.desk_id))`);

const PRINCIPAL = sql`json_object(
  'sid', caller.sid, 'uid', caller.uid, 'email', caller.email, 'displayName', caller.display_name,
  'role', iif(caller.desk_id is null or caller.role = 'viewer', caller.role, 'desk'),
  'limitedUid', caller.limited_uid, 'provenAt', caller.proven_at, 'desk', ${DESK}, 'accessEndsAt', caller.access_ends_at,
  'passwordIsDefault', caller.password_is_default, 'groupId', groups.id, 'groupName', groups.name,
  'currentVersion', groups.current_version,
  'propertyCount', iif(caller.limited_uid is null, groups.property_count, ${countChosen(CALLER.chosen.limitedUid)}),
  'companyId', companies.id, 'companyName', companies.name,
  'sequence', (select coalesce(max(sequence), 0) from changes where group_id = groups.id))`;

const COMPANY_OF_CALLER = sql.raw(`join groups on groups.id = caller.group_id
  join companies on companies.id = groups.company_id`);

const principalCell = PRINCIPAL.mapWith((cell: string): Principal => {
  const row = JSON.parse(cell);
  return { ...row, isLimited: row.limitedUid !== null, passwordIsDefault: row.passwordIsDefault === 1 };
});

function isLive(credential: Credential, now: EpochMs): SQL {
  const isRunning = sql`sessions.ended_at is null and sessions.expires_at > ${now}
    and (users.access_ends_at is null or users.access_ends_at > ${now})`;
  if (credential.kind === "token") return sql`sessions.id = ${credential.sid} and ${isRunning}`;
  // Includes the previous hash: parallel tabs refresh at once, and the response with the present one may be
  // lost.
  const { refreshHash } = credential;
  return sql`(sessions.refresh_hash = ${refreshHash} or sessions.previous_hash = ${refreshHash}) and ${isRunning}`;
}

/**
 * The table `caller`: one row of a live session and its person; none if the session or the person's access has
 * ended. The limit keeps SQLite from computing a column again at each use.
 */
function toCaller(credential: Credential, now: EpochMs): SQL {
  return sql`(select sessions.id as sid, sessions.desk_id, sessions.proven_at, users.id as uid, users.email,
      users.display_name, users.role, users.access_ends_at, users.password_is_default, users.group_id,
      ${LIMITED_UID} as limited_uid
    from sessions join users on users.id = sessions.user_id where ${isLive(credential, now)} limit 1) as caller`;
}

/** The principal of a live session; no row if the session or the person's access has ended. At most one row. */
export function selectPrincipal(db: Database, credential: Credential, now: EpochMs) {
  return db
    .select({ principal: principalCell.as("principal") })
    .from(sql`${toCaller(credential, now)} ${COMPANY_OF_CALLER}`);
}

/**
 * The properties that the person of a live session sees, as subqueries; none if the session has ended. Lets a
 * query run in the same batch as `selectPrincipal`, before the person is known. One query for both sets would read
 * the whole group for a limited person.
 */
export function selectVisible(credential: Credential, now: EpochMs): SessionProperties {
  const ofSession = (column: SQL, condition = sql.raw("")) => sql`(select ${column} from sessions
    join users on users.id = sessions.user_id where ${isLive(credential, now)} ${condition})`;
  const groupId = ofSession(GROUP_ID);
  return {
    groupId,
    whole: { groupId: ofSession(GROUP_ID, SEES_WHOLE), limitedUid: null },
    chosen: { groupId, limitedUid: ofSession(LIMITED_UID) },
  };
}

/**
 * The principal of a live session and a property that they may see, in one statement. No row if the session or
 * the person's access has ended; at most one row.
 *
 * @param more columns about `CALLER`.
 */
export function selectAccess<More extends Readonly<Record<string, SQL.Aliased>>>(
  db: Database,
  credential: Credential,
  propertyId: string,
  now: EpochMs,
  more: More = {} as More,
) {
  const isOwn = sql`id = ${propertyId} and group_id = groups.id and removed_at is null
    and (caller.limited_uid is null or ${isChosenFor(CALLER.chosen.limitedUid, sql`${propertyId}`)})`;
  const ofProperty = sql`from property_licences where property_id = ${propertyId}`;
  return db
    .select({
      principal: principalCell.as("principal"),
      property: oneRow(scopedColumns, sql`from properties where ${isOwn}`).as("property"),
      licence: oneRow(licenceColumns, ofProperty).as("licence"),
      ...more,
    })
    .from(sql`${toCaller(credential, now)} ${COMPANY_OF_CALLER}`);
}

/**
 * Access of the persons of sessions, by session id: ids of the properties they are limited to, `null` for the
 * whole group, and the end of their access. No row for a session without a person.
 */
export function selectSessionAccess(db: Database, sids: readonly string[]) {
  return db
    .select({
      sid: sessions.id,
      endsAt: users.accessEndsAt,
      properties: sql<readonly string[] | null>`iif(${LIMITED_UID} is null, null,
        (select json_group_array(property_id) from (${selectChosen(LIMITED_UID)})))`.mapWith(
        (cell: string | null) => (cell === null ? null : JSON.parse(cell)),
      ),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.id} in (select value from json_each(${JSON.stringify(sids)}))`);
}

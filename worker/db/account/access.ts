import { eq, type SQL, sql } from "drizzle-orm";
import type { Role } from "#domain/account/account.ts";
import type { SessionDesk } from "#domain/account/desk.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { createReader, oneRow } from "../json-row.ts";
import {
  type LicenceRow,
  licenceColumns,
  type ScopedProperty,
  scopedColumns,
} from "../property/properties.ts";
import { sessions, users } from "../schema/account.ts";
import { countVisible, isChosenFor, selectChosen, type VisibleProperties } from "./visible-properties.ts";

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

/** At a desk: the desk, or nobody if the person may not see its property any more. */
const LIMITED_UID = sql.raw(`case when sessions.desk_id is null then iif(users.is_limited, users.id, null)
  when users.is_limited = 0 or exists (select 1 from property_access as theirs
    join desks as their_desk on their_desk.property_id = theirs.property_id
    where theirs.user_id = users.id and their_desk.id = sessions.desk_id) then sessions.desk_id
  else '' end`);

const DESK = sql.raw(`json((select json_object('id', desks.id, 'name', desks.name,
    'propertyId', desks.property_id, 'quietMinutes', desks.quiet_minutes, 'sealKey', desk_people.seal_key)
  from desks join desk_people on desk_people.desk_id = desks.id and desk_people.user_id = users.id
  where desks.id = sessions.desk_id))`);

const PRINCIPAL = sql`json_object(
  'sid', sessions.id, 'uid', users.id, 'email', users.email, 'displayName', users.display_name,
  'role', iif(sessions.desk_id is null or users.role = 'viewer', users.role, 'desk'),
  'limitedUid', ${LIMITED_UID}, 'provenAt', sessions.proven_at, 'desk', ${DESK}, 'accessEndsAt', users.access_ends_at,
  'passwordIsDefault', users.password_is_default, 'groupId', groups.id, 'groupName', groups.name,
  'currentVersion', groups.current_version, 'propertyCount', ${countVisible(LIMITED_UID)},
  'companyId', companies.id, 'companyName', companies.name,
  'sequence', (select coalesce(max(sequence), 0) from changes where group_id = groups.id)) as principal`;

const SESSION_OF_MEMBER = sql.raw(`from sessions
  join users on users.id = sessions.user_id
  join groups on groups.id = users.group_id
  join companies on companies.id = groups.company_id`);

const principalCell = sql`principal`.mapWith((cell: string): Principal => {
  const row = JSON.parse(cell);
  return { ...row, isLimited: row.limitedUid !== null, passwordIsDefault: row.passwordIsDefault === 1 };
});

const propertyCell: SQL<ScopedProperty | null> = sql`property`.mapWith(createReader(scopedColumns));
const licenceCell: SQL<LicenceRow | null> = sql`licence`.mapWith(createReader(licenceColumns));

function isLive(credential: Credential, now: EpochMs): SQL {
  const isRunning = sql`sessions.ended_at is null and sessions.expires_at > ${now}
    and (users.access_ends_at is null or users.access_ends_at > ${now})`;
  if (credential.kind === "token") return sql`sessions.id = ${credential.sid} and ${isRunning}`;
  // Includes the previous hash: parallel tabs refresh at once, and the response with the present one may be
  // lost.
  const { refreshHash } = credential;
  return sql`(sessions.refresh_hash = ${refreshHash} or sessions.previous_hash = ${refreshHash}) and ${isRunning}`;
}

/** The principal of a live session; no row if the session or the person's access has ended. At most one row. */
export function selectPrincipal(db: Database, credential: Credential, now: EpochMs) {
  return db
    .select({ principal: principalCell })
    .from(sql`(select ${PRINCIPAL} ${SESSION_OF_MEMBER} where ${isLive(credential, now)} limit 1)`);
}

/**
 * The properties that the person of a live session sees, as subqueries; none if the session has ended. Lets a
 * query run in the same batch as `selectPrincipal`, before the person is known.
 */
export function selectVisible(
  credential: Credential,
  now: EpochMs,
): VisibleProperties & { readonly groupId: SQL; readonly limitedUid: SQL } {
  const ofSession = (column: SQL) => sql`(select ${column} from sessions
    join users on users.id = sessions.user_id where ${isLive(credential, now)})`;
  return {
    groupId: ofSession(sql`users.group_id`),
    limitedUid: ofSession(LIMITED_UID),
  };
}

/**
 * The principal of a live session and a property that they may see, in one statement. No row if the session or
 * the person's access has ended; at most one row.
 */
export function selectAccess(db: Database, credential: Credential, propertyId: string, now: EpochMs) {
  const cells = { principal: principalCell, property: propertyCell, licence: licenceCell };
  const isOwn = sql`id = ${propertyId} and group_id = groups.id and removed_at is null
    and ${isChosenFor(LIMITED_UID, sql`${propertyId}`)}`;
  return db.select(cells).from(sql`(select ${PRINCIPAL},
    ${oneRow(scopedColumns, sql`from properties where ${isOwn}`)} as property,
    ${oneRow(licenceColumns, sql`from property_licences where property_id = ${propertyId}`)} as licence
    ${SESSION_OF_MEMBER} where ${isLive(credential, now)} limit 1)`);
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

import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteSelect } from "drizzle-orm/sqlite-core";
import type { Role } from "#domain/account/account.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { oneRow } from "../json-row.ts";
import { licenceColumns, scopedColumns } from "../property/properties.ts";
import { companies, groups, sessions, users } from "../schema/account.ts";
import { changes } from "../schema/log.ts";
import { properties, propertyLicences } from "../schema/property.ts";

/** What a caller brought: a verified access token's session, or the hash of a refresh cookie. */
export type Credential =
  | { readonly kind: "token"; readonly sid: string }
  | { readonly kind: "cookie"; readonly refreshHash: string };

/** Who is asking, read from the rows as they are now. */
export interface Principal {
  readonly sid: string;
  readonly uid: string;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly passwordIsDefault: boolean;
  readonly groupId: string;
  readonly groupName: string;
  readonly currentVersion: string;
  /** How many properties the group has. */
  readonly propertyCount: number;
  readonly companyId: string;
  readonly companyName: string;
  /** The newest entry of the group's change log, as of this read: what is read next is no older. */
  readonly sequence: number;
}

/**
 * D1 answers a batch with objects, in which two columns of one name become one. Every joined column
 * therefore has a name of its own.
 */
const principalColumns = {
  sid: sql<string>`${sessions.id}`.as("sid"),
  uid: sql<string>`${users.id}`.as("uid"),
  email: users.email,
  displayName: users.displayName,
  role: users.role,
  passwordIsDefault: users.passwordIsDefault,
  groupId: sql<string>`${groups.id}`.as("gid"),
  groupName: sql<string>`${groups.name}`.as("group_name"),
  currentVersion: groups.currentVersion,
  propertyCount: groups.propertyCount,
  companyId: sql<string>`${companies.id}`.as("cid"),
  companyName: sql<string>`${companies.name}`.as("company_name"),
  sequence:
    sql<number>`(select coalesce(max(${changes.sequence}), 0) from ${changes} where ${changes.groupId} = ${groups.id})`.as(
      "sequence",
    ),
};

function isLive(credential: Credential, now: EpochMs): SQL | undefined {
  const isRunning = and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  if (credential.kind === "token") return and(eq(sessions.id, credential.sid), isRunning);
  // The previous hash too: tabs refresh side by side, and the answer with the present one may be lost.
  const { refreshHash } = credential;
  return and(or(eq(sessions.refreshHash, refreshHash), eq(sessions.previousHash, refreshHash)), isRunning);
}

/** Selects from the live session that a credential names, joined with its user, group and company. */
function fromLiveSession<Query extends SQLiteSelect>(query: Query, credential: Credential, now: EpochMs) {
  return query
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .innerJoin(companies, eq(companies.id, groups.companyId))
    .where(isLive(credential, now))
    .limit(1);
}

/** The principal of a live session; no row when it has ended or expired. One row at most. */
export function selectPrincipal(db: Database, credential: Credential, now: EpochMs) {
  return fromLiveSession(db.select(principalColumns).from(sessions).$dynamic(), credential, now);
}

/**
 * The id of the group of a live session, as a value within another query: none where the session has ended. Such a
 * query travels beside `selectPrincipal`, before the group is known.
 */
export function groupOfSession(db: Database, credential: Credential, now: EpochMs): SQL {
  const ownGroup = db
    .select({ groupId: users.groupId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive(credential, now));
  return sql`(${ownGroup})`;
}

/**
 * The principal of a live session and one property of their group, in one statement: "may they, here?". No row when the
 * session has ended or expired; one row at most.
 */
export function selectAccess(db: Database, credential: Credential, propertyId: string, now: EpochMs) {
  const { id, groupId, removedAt } = properties;
  const isOwn = and(eq(id, propertyId), eq(groupId, groups.id), isNull(removedAt));
  const isItsLicence = eq(propertyLicences.propertyId, propertyId);
  const columns = {
    ...principalColumns,
    property: oneRow(scopedColumns, sql`from ${properties} where ${isOwn}`).as("property"),
    licence: oneRow(licenceColumns, sql`from ${propertyLicences} where ${isItsLicence}`).as("licence"),
  };
  return fromLiveSession(db.select(columns).from(sessions).$dynamic(), credential, now);
}

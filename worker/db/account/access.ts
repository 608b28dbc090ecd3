import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteSelect } from "drizzle-orm/sqlite-core";
import type { Role } from "#domain/account/account.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "../client.ts";
import { oneRow } from "../json-row.ts";
import { type Built, prepared, type Slots } from "../prepared.ts";
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

/** The values of a credential and a moment, as a prepared query takes them. */
interface Asked {
  /** A session's id, or the hash of a refresh token. */
  readonly secret: string;
  readonly now: EpochMs;
}

function askedBy(credential: Credential, now: EpochMs): Asked {
  return { secret: credential.kind === "token" ? credential.sid : credential.refreshHash, now };
}

function holds(kind: Credential["kind"], { secret, now }: Slots<Asked>): SQL | undefined {
  const alive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  if (kind === "token") return and(eq(sessions.id, secret), alive);
  // The one before the present one too: tabs refresh side by side, and the answer with the present one may be lost.
  return and(or(eq(sessions.refreshHash, secret), eq(sessions.previousHash, secret)), alive);
}

/** What is selected of a session, of the one that a credential names while it lives: with whose it is. */
function ofLiveSession<Query extends SQLiteSelect>(
  query: Query,
  kind: Credential["kind"],
  asked: Slots<Asked>,
) {
  return query
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .innerJoin(companies, eq(companies.id, groups.companyId))
    .where(holds(kind, asked))
    .limit(1);
}

function preparePrincipal(kind: Credential["kind"]) {
  return prepared<Asked>()((db, asked) =>
    ofLiveSession(db.select(principalColumns).from(sessions).$dynamic(), kind, asked),
  );
}

const principalBy = { token: preparePrincipal("token"), cookie: preparePrincipal("cookie") };

/** The principal of a live session; no row when it has ended or expired. One row at most. */
export function selectPrincipal(db: Database, credential: Credential, now: EpochMs) {
  return principalBy[credential.kind](db, askedBy(credential, now));
}

/** The id of the group of a live session, as a value within another query: none where it has ended. */
function groupOf(db: Database, kind: Credential["kind"], asked: Slots<Asked>): SQL {
  const ownGroup = db
    .select({ groupId: users.groupId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(holds(kind, asked));
  return sql`(${ownGroup})`;
}

/**
 * A prepared query of what the group of a live session has: it travels beside `selectPrincipal`, before
 * anybody knows which group that is, and finds nothing where the session has ended.
 */
export function preparedForGroup<Values extends object>() {
  return <Result>(
    build: (db: Database, groupId: SQL, slots: Slots<Values & { readonly now: EpochMs }>) => Built<Result>,
  ) => {
    const prepare = (kind: Credential["kind"]) =>
      prepared<Values & Asked>()((db, slots) => build(db, groupOf(db, kind, slots), slots));
    const queryBy = { token: prepare("token"), cookie: prepare("cookie") };
    return (db: Database, credential: Credential, now: EpochMs, values: Values) =>
      queryBy[credential.kind](db, { ...values, ...askedBy(credential, now) });
  };
}

interface AccessAsked extends Asked {
  readonly propertyId: string;
}

function prepareAccess(kind: Credential["kind"]) {
  const { id, groupId, removedAt } = properties;
  return prepared<AccessAsked>()((db, asked) => {
    const isOwn = and(eq(id, asked.propertyId), eq(groupId, groups.id), isNull(removedAt));
    const isItsLicence = eq(propertyLicences.propertyId, asked.propertyId);
    const columns = {
      ...principalColumns,
      property: oneRow(scopedColumns, sql`from ${properties} where ${isOwn}`).as("property"),
      licence: oneRow(licenceColumns, sql`from ${propertyLicences} where ${isItsLicence}`).as("licence"),
    };
    return ofLiveSession(db.select(columns).from(sessions).$dynamic(), kind, asked);
  });
}

const accessBy = { token: prepareAccess("token"), cookie: prepareAccess("cookie") };

/**
 * The principal of a live session and one property of their group, in one statement: "may they, here?". No row when the
 * session has ended or expired; one row at most.
 */
export function selectAccess(db: Database, credential: Credential, propertyId: string, now: EpochMs) {
  return accessBy[credential.kind](db, { ...askedBy(credential, now), propertyId });
}

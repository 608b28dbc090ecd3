import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Role } from "#domain/account.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { changes, companies, groups, properties, sessions, users } from "./schema.ts";

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

function holds(credential: Credential, now: EpochMs): SQL | undefined {
  const alive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  if (credential.kind === "token") return and(eq(sessions.id, credential.sid), alive);
  // The one before the present one too: tabs refresh side by side, and the answer with the present one may be lost.
  const { refreshHash } = credential;
  return and(or(eq(sessions.refreshHash, refreshHash), eq(sessions.previousHash, refreshHash)), alive);
}

/** The principal of a live session; no row when it has ended or expired. One row at most. */
export function selectPrincipal(db: Database, credential: Credential, now: EpochMs) {
  return db
    .select(principalColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .innerJoin(companies, eq(companies.id, groups.companyId))
    .where(holds(credential, now))
    .limit(1);
}

/**
 * One property, if it belongs to the group of a live session: another group's and a removed one are no
 * row, as if they did not exist. Read together with `selectPrincipal`, it answers "may they, here?" in one round trip.
 */
export function selectScopedProperty(db: Database, credential: Credential, propertyId: string, now: EpochMs) {
  const ownGroup = db
    .select({ groupId: users.groupId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(holds(credential, now));
  return db
    .select()
    .from(properties)
    .where(
      and(
        eq(properties.id, propertyId),
        eq(properties.groupId, sql`(${ownGroup})`),
        isNull(properties.removedAt),
      ),
    )
    .limit(1);
}

import { and, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import type { Role } from "#domain/account.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Database } from "./client.ts";
import { companies, groups, properties, propertyLicences, sessions, users } from "./schema.ts";

/** How long the refresh token before the present one is still taken: tabs refresh side by side. */
export const ROTATION_GRACE_MS = 10_000;

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
  readonly companyId: string;
  readonly companyName: string;
}

const principalColumns = {
  sid: sessions.id,
  uid: users.id,
  email: users.email,
  displayName: users.displayName,
  role: users.role,
  passwordIsDefault: users.passwordIsDefault,
  groupId: groups.id,
  groupName: groups.name,
  currentVersion: groups.currentVersion,
  companyId: companies.id,
  companyName: companies.name,
};

function holds(credential: Credential, now: EpochMs): SQL | undefined {
  const alive = and(isNull(sessions.endedAt), gt(sessions.expiresAt, now));
  if (credential.kind === "token") return and(eq(sessions.id, credential.sid), alive);
  return and(
    or(
      eq(sessions.refreshHash, credential.refreshHash),
      and(eq(sessions.previousHash, credential.refreshHash), gt(sessions.rotatedAt, now - ROTATION_GRACE_MS)),
    ),
    alive,
  );
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
 * The principal together with one property of their group and its licence: the whole question "may they,
 * here?" in one statement. The property is null when it is another group's, as if it did not exist.
 */
export function selectAccess(db: Database, credential: Credential, propertyId: string, now: EpochMs) {
  return db
    .select({ principal: principalColumns, property: properties, licence: propertyLicences })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(groups, eq(groups.id, users.groupId))
    .innerJoin(companies, eq(companies.id, groups.companyId))
    .leftJoin(properties, and(eq(properties.id, propertyId), eq(properties.groupId, users.groupId)))
    .leftJoin(propertyLicences, eq(propertyLicences.propertyId, properties.id))
    .where(holds(credential, now))
    .limit(1);
}

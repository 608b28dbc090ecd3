/**
 * Authorisation of API calls. Exposes `requireMember`, `requireUser` and `requireProperty`, which read session,
 * group and property in one batch with the route's own statements, so that access costs no extra round trip.
 */

import { mayEdit, mayManage, mayServe } from "#domain/account/account.ts";
import { PROOF_MINUTES } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { decideLicence } from "#domain/property/licence.ts";
import { MINUTE_MS } from "#domain/time.ts";
import { type Credential, type Principal, selectAccess, selectPrincipal } from "../../db/account/access.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { type Answers, runNamed, type Statements } from "../../db/named-batch.ts";
import { toLicence } from "../../db/property/properties.ts";
import { findOutsideProvider } from "../../identity/outside-provider.ts";
import type { PropertyScope } from "../../services/scope.ts";
import type { RequestContext } from "./environment.ts";

/**
 * The caller; refuses with `unauthenticated`. Reads the session, so an ended one is refused at once.
 *
 * `statements` run in the same batch. They must be limited by `selectVisible`, and find nothing once the session
 * has ended.
 */
export async function requireMember<const Asked extends Statements>(
  c: RequestContext,
  statements: (db: Database, credential: Credential) => Asked,
): Promise<Verdict<{ principal: Principal; rows: Answers<Asked> }>> {
  const credential = c.get("credential");
  if (!credential) return refuse("unauthenticated");
  const db = getDatabase(c.env, ANY_GROUP);
  const {
    members: [member],
    rows,
  } = await runNamed(db, {
    members: selectPrincipal(db, credential, c.get("now")),
    rows: statements(db, credential),
  });
  return member ? accept({ principal: member.principal, rows }) : refuse("unauthenticated");
}

/** As `requireMember`, without further statements. */
export async function requireUser(c: RequestContext): Promise<Verdict<Principal>> {
  const member = await requireMember(c, () => []);
  return member.ok ? accept(member.value.principal) : member;
}

export interface PropertyDemand {
  /** The route writes content: owners and editors only (D12), with a valid licence (S142). */
  readonly write?: boolean;
  /** The route answers guests or announces: refused for viewers (D99) and without a valid licence. */
  readonly serve?: boolean;
  /** The route only reads, but needs a valid licence. */
  readonly licensed?: boolean;
  /** The route ends or corrects something guests rely on: as `serve`, but without a licence check. */
  readonly protects?: boolean;
  /** Not at a shared desk: it is about the person, not the property. */
  readonly ownBrowser?: boolean;
  /** Owners only. No licence check: an expired licence is the reason to upgrade. */
  readonly manage?: boolean;
  /** The person must have proved who they are within ten minutes: `hasProof` (H4). */
  readonly proof?: boolean;
}

/**
 * Whether the session's person has proved who they are within `PROOF_MINUTES`. Always with an external provider,
 * since there is nothing to ask for here.
 */
export function hasProof(c: RequestContext, { provenAt }: Principal): boolean {
  if (findOutsideProvider(c.env)) return true;
  return provenAt !== null && c.get("now") - provenAt <= PROOF_MINUTES * MINUTE_MS;
}

/**
 * The caller with access to a property. One that they may not see, or of another group, is `not_found`.
 *
 * `statements` run in the same batch, so that authorisation needs no extra round trip. They may read rows by
 * `propertyId`; the results are dropped unless access is granted.
 *
 * Refuses with `unauthenticated`, `not_found`, `forbidden`, `proof_required` or `licence_unavailable`, in this order.
 */
export async function requireProperty<const Asked extends Statements>(
  c: RequestContext,
  propertyId: string,
  demand: PropertyDemand,
  statements: (db: Database, credential: Credential) => Asked,
): Promise<Verdict<{ scope: PropertyScope; rows: Answers<Asked> }>> {
  const credential = c.get("credential");
  if (!credential) return refuse("unauthenticated");
  const now = c.get("now");
  const db = getDatabase(c.env, propertyId);
  const {
    accesses: [access],
    rows,
  } = await runNamed(db, {
    accesses: selectAccess(db, credential, propertyId, now),
    rows: statements(db, credential),
  });
  if (!access) return refuse("unauthenticated");
  const { principal, property, licence } = access;
  if (!property) return refuse("not_found");
  if (demand.ownBrowser && principal.desk) return refuse("forbidden");
  if (demand.write && !mayEdit(principal.role)) return refuse("forbidden");
  if ((demand.serve || demand.protects) && !mayServe(principal.role)) return refuse("forbidden");
  if (demand.manage && !mayManage(principal.role)) return refuse("forbidden");
  if (demand.proof && !hasProof(c, principal)) return refuse("proof_required");
  const scope = { principal, property, licence, now };
  if ((demand.write || demand.serve || demand.licensed) && !isLicensed(scope))
    return refuse("licence_unavailable");
  return accept({ scope, rows });
}

/** For routes with `protects` that need a valid licence in some cases. */
export function isLicensed({ licence, now }: Pick<PropertyScope, "licence" | "now">): boolean {
  return decideLicence(toLicence(licence), now).isValid;
}

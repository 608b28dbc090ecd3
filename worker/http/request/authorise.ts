import { mayEdit, mayManage } from "#domain/account/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { decideLicence } from "#domain/property/licence.ts";
import { type Credential, type Principal, selectAccess, selectPrincipal } from "../../db/account/access.ts";
import { ANY_GROUP, type Database, getDatabase } from "../../db/client.ts";
import { type Answers, runNamed, type Statements } from "../../db/named-batch.ts";
import { toLicence } from "../../db/property/properties.ts";
import type { PropertyScope } from "../../services/scope.ts";
import type { RequestContext } from "./environment.ts";

/**
 * Who is asking; refuses with `unauthenticated`. The session is read, so an ended one is out at once.
 *
 * `statements` travel in the same batch. They find rows of the group of the credential, and none where it has ended.
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

/** The same where nothing else is to be read. */
export async function requireUser(c: RequestContext): Promise<Verdict<Principal>> {
  const member = await requireMember(c, () => []);
  return member.ok ? accept(member.value.principal) : member;
}

export interface PropertyDemand {
  /** Whether the route writes: viewers may not (D12), and an invalid licence blocks it (S142). */
  readonly write?: boolean;
  /** Whether the route needs a valid licence although it only reads. */
  readonly licensed?: boolean;
  /** Whether the route ends or corrects what guests rely on: as `write`, whatever the licence says. */
  readonly protects?: boolean;
  /** Whether only an owner may. Asks for no licence: a lapsed one is the reason to upgrade. */
  readonly manage?: boolean;
}

/**
 * Who is asking, and whether they may, of this property. Another group's property is `not_found`.
 *
 * `statements` travel in the same batch, so that authorising costs no round trip of its own. They may
 * read rows by `propertyId`; what they found is dropped unless access is granted.
 *
 * Refuses with `unauthenticated`, `not_found`, `forbidden` or `licence_unavailable`.
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
  if ((demand.write || demand.protects) && !mayEdit(principal.role)) return refuse("forbidden");
  if (demand.manage && !mayManage(principal.role)) return refuse("forbidden");
  const scope = { principal, property, licence, now };
  if ((demand.write || demand.licensed) && !isLicensed(scope)) return refuse("licence_unavailable");
  return accept({ scope, rows });
}

/** For a route that `protects`, and whose other uses need a valid licence. */
export function isLicensed({ licence, now }: Pick<PropertyScope, "licence" | "now">): boolean {
  return decideLicence(toLicence(licence), now).isValid;
}

import { mayServe } from "#domain/account/account.ts";
import { type ItemOf, toItem } from "#domain/guest/messages/kinds.ts";
import type { HandlingStep, NamedMember } from "#domain/guest/request-state.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { selectColleague } from "../../db/account/members.ts";
import { getDatabase } from "../../db/client.ts";
import type { PropertyScope } from "../scope.ts";

/** A member in the form in which a desk records who acted. */
export function toStaffActor({ principal, now }: Pick<PropertyScope, "principal" | "now">) {
  return { at: now, userId: principal.uid, userName: principal.displayName };
}

interface AskedStep {
  readonly requestId: string;
  /** Revision of the request that the member saw. */
  readonly revision: number;
  readonly step: Omit<HandlingStep, "holder">;
  /** Id of the new assignee, if not the caller. */
  readonly holderId?: string | undefined;
}

/**
 * Applies a step to a guest's request. Of two concurrent steps one wins; the other is refused with
 * `stale_revision`, carrying the current request. Refuses with `not_found`, and with `validation_failed` for a
 * step that the state does not allow, or an assignee who may not act on it.
 */
export async function handleRequest(
  env: Env,
  scope: PropertyScope,
  { requestId, revision, step, holderId }: AskedStep,
): Promise<Verdict<ItemOf<"request">>> {
  const holder = holderId === undefined ? undefined : await findPerson(env, scope, holderId);
  if (holder === null)
    return refuse("validation_failed", { errors: [{ path: "holderId", code: "invalid" }] });
  const asked = {
    kind: "request",
    id: requestId,
    from: revision,
    step: { ...step, ...(holder ? { holder } : {}) },
  } as const;
  const desk = env.GUEST_DESK.getByName(scope.property.id);
  const handled = await desk.handle(asked, toStaffActor(scope));
  if (!handled) return refuse("not_found");
  const item = toItem("request", handled.message);
  if (handled.outcome === "stale") return refuse("stale_revision", { current: item });
  return handled.outcome === "taken"
    ? accept(item)
    : refuse("validation_failed", { errors: [{ path: "to", code: "invalid" }] });
}

/** A member who may act on the property's requests; `null`: unknown, without access, or a viewer. */
async function findPerson(
  env: Env,
  { principal, property, now }: PropertyScope,
  userId: string,
): Promise<NamedMember | null> {
  const { groupId, uid, displayName } = principal;
  if (userId === uid) return { userId, name: displayName };
  const scope = { groupId, propertyId: property.id, now };
  const [row] = await selectColleague(getDatabase(env, groupId), userId, scope);
  return row && mayServe(row.role) ? { userId, name: row.displayName } : null;
}

import { mayEdit } from "#domain/account/account.ts";
import { type ItemOf, toItem } from "#domain/guest/messages/kinds.ts";
import type { HandlingStep, Person } from "#domain/guest/request-state.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { selectMember } from "../../db/account/members.ts";
import { databaseOf } from "../../db/client.ts";
import type { PropertyScope } from "../scope.ts";

/** A person of the staff, as a desk notes who has done something. */
export function actingOf({ principal, now }: Pick<PropertyScope, "principal" | "now">) {
  return { at: now, userId: principal.uid, userName: principal.displayName };
}

interface AskedStep {
  readonly requestId: string;
  /** What the request was when the person decided. */
  readonly revision: number;
  readonly step: Omit<HandlingStep, "holder">;
  /** Who is to be on it, by their id, where that is not who asks. */
  readonly holderId?: string | undefined;
}

/**
 * Takes a step of a guest's request. Of two people who press at once one has taken theirs; the other is refused with
 * `stale_revision` and the request as it is now. Refuses with `not_found`, and with `validation_failed` a step that its
 * state does not allow, or that names somebody who may not act on it.
 */
export async function handleRequest(
  env: Env,
  scope: PropertyScope,
  { requestId, revision, step, holderId }: AskedStep,
): Promise<Verdict<ItemOf<"request">>> {
  const holder = holderId === undefined ? undefined : await findPerson(env, scope, holderId);
  if (holder === null)
    return refuse("validation_failed", { errors: [{ path: "holderId", code: "invalid" }] });
  const asked = { from: revision, step: { ...step, ...(holder ? { holder } : {}) } };
  const desk = env.GUEST_DESK.getByName(scope.property.id);
  const handled = await desk.handle("request", requestId, asked, actingOf(scope));
  if (!handled) return refuse("not_found");
  const item = toItem("request", handled.message);
  if (handled.outcome === "stale") return refuse("stale_revision", { current: item });
  return handled.outcome === "taken"
    ? accept(item)
    : refuse("validation_failed", { errors: [{ path: "to", code: "invalid" }] });
}

/** Somebody of the group of who asks who may act on a request: no viewer. */
async function findPerson(env: Env, { principal }: PropertyScope, userId: string): Promise<Person | null> {
  const { groupId, uid, displayName } = principal;
  if (userId === uid) return { userId, name: displayName };
  const [row] = await selectMember(databaseOf(env, groupId), groupId, userId);
  return row && mayEdit(row.role) ? { userId, name: row.displayName } : null;
}

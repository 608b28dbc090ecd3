import type { HeldGroupKey } from "../../desk/held-messages.ts";
import type { PropertyScope } from "../scope.ts";
import { toStaffActor } from "./handle-request.ts";

/**
 * Releases a group of held messages into the inbox, at their original times. No mails are sent. Ratings, and
 * requests at places, are counted on their original days, and the flood limit of the network adapts; a task of
 * the desk does both, so that each counts exactly once. Idempotent.
 *
 * @returns how many there were.
 */
export async function releaseHeld(env: Env, scope: PropertyScope, group: HeldGroupKey): Promise<number> {
  const { id, timeZone } = scope.property;
  return await env.GUEST_DESK.getByName(id).release(group, { ...toStaffActor(scope), timeZone });
}

/**
 * Deletes a group of held messages. Idempotent; does nothing once they were released. @returns how many there
 * were.
 */
export async function deleteHeld(env: Env, scope: PropertyScope, group: HeldGroupKey): Promise<number> {
  return await env.GUEST_DESK.getByName(scope.property.id).deleteHeld(group, toStaffActor(scope));
}

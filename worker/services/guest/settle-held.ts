import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { PropertyScope } from "../scope.ts";
import { actingOf } from "./handle-request.ts";

interface Settling {
  readonly kind: MessageKindName;
  readonly heldGroup: string;
}

/**
 * Lets a group of held messages into the list, where they stand by their own times. Nobody is mailed. Opinions, and
 * what was asked for at places, are counted on the days when they were sent, and the property learns how much one
 * network sends that is real: by a task of the desk, so that whatever dies in between, each counts once. Done twice, or
 * after a deletion, it changes nothing.
 *
 * @returns how many there were.
 */
export async function releaseHeld(
  env: Env,
  scope: PropertyScope,
  { kind, heldGroup }: Settling,
): Promise<number> {
  const { id, timeZone } = scope.property;
  return await env.GUEST_DESK.getByName(id).release(kind, heldGroup, { ...actingOf(scope), timeZone });
}

/**
 * Deletes a group of held messages. Done twice, or once they were let through, it changes nothing. @returns how many
 * there were.
 */
export async function deleteHeld(
  env: Env,
  scope: PropertyScope,
  { kind, heldGroup }: Settling,
): Promise<number> {
  return await env.GUEST_DESK.getByName(scope.property.id).deleteHeld(kind, heldGroup, actingOf(scope));
}

import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { PropertyScope } from "../scope.ts";
import { actingOf } from "./handle-request.ts";
import { INTAKES } from "./messages/intakes.ts";

interface Settling {
  readonly kind: MessageKindName;
  readonly heldGroup: string;
}

/**
 * Lets a group of held messages into the list, where they stand by their own times. Nobody is mailed. Opinions, and
 * what was asked for at places, are counted on the days when they were sent, and the property learns how much one
 * network sends that is real. Done twice, or after a deletion, it changes nothing; dying behind the desk, it has let
 * them in and learned nothing.
 *
 * @returns how many there were.
 */
export async function releaseHeld(
  env: Env,
  scope: PropertyScope,
  { kind, heldGroup }: Settling,
): Promise<number> {
  const { id: propertyId, timeZone } = scope.property;
  const released = await env.GUEST_DESK.getByName(propertyId).release(kind, heldGroup, actingOf(scope));
  // Of two presses at once one has let them in.
  if (released.length === 0) return 0;
  const messages = released.map(({ at, buttonId, content }) => {
    const feedback = INTAKES[kind].counts(buttonId, content as never);
    const place = "place" in content ? content.place : null;
    return { at, ...(feedback ? { feedback } : {}), ...(place ? { placeId: place.id } : {}) };
  });
  const vouched = { kind, heldGroup, messages };
  await env.PROPERTY_ANALYTICS.getByName(propertyId).vouch(vouched, { now: scope.now, timeZone });
  return released.length;
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

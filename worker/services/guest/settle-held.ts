import type { HeldKind } from "#domain/guest/held-messages.ts";
import type { Action } from "#domain/live/activity.ts";
import { logGuestMessages, logSettledMessages } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { deleteHeldRows, HELD_TABLES, releaseHeldRows } from "../../db/guests/held-messages.ts";
import { commitLogged } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

interface Settling {
  readonly kind: HeldKind;
  readonly heldGroup: string;
}

/**
 * Lets a group of held messages into the list, where they stand by their own times. Nobody is mailed, and figures are
 * not counted again. Done twice, or after a deletion, it changes nothing.
 *
 * @returns how many there were.
 */
export function releaseHeld(env: Env, scope: PropertyScope, settling: Settling): Promise<number> {
  return settle(env, scope, { ...settling, action: "messages.released", statement: releaseHeldRows });
}

/** Deletes a group of held messages. Done twice, or once they were let through, it changes nothing. @returns how many there were. */
export function deleteHeld(env: Env, scope: PropertyScope, settling: Settling): Promise<number> {
  return settle(env, scope, { ...settling, action: "messages.deleted", statement: deleteHeldRows });
}

async function settle(
  env: Env,
  { principal, property, now }: PropertyScope,
  {
    kind,
    heldGroup,
    action,
    statement,
  }: Settling & {
    readonly action: Action;
    readonly statement: typeof releaseHeldRows | typeof deleteHeldRows;
  },
): Promise<number> {
  const db = openDatabase(env.DB);
  const propertyId = property.id;
  const [settled] = await commitLogged(env, {
    statements: [
      statement(db, HELD_TABLES[kind], { propertyId, heldGroup }),
      logSettledMessages(db, {
        groupId: principal.groupId,
        propertyId,
        at: now,
        userId: principal.uid,
        userName: principal.displayName,
        action,
        kind,
      }),
      logGuestMessages(db, { propertyId, at: now }),
    ],
    whom: ([, , logged]) => logged,
  });
  return settled.meta.changes;
}

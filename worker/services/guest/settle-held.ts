import { z } from "zod";
import { feedbackAnswerSchema } from "#domain/guest/feedback.ts";
import type { HeldKind } from "#domain/guest/held-messages.ts";
import type { Action } from "#domain/live/activity.ts";
import type { Vouched } from "#worker/analytics/vouch.ts";
import { logGuestMessages, logSettledMessages } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import {
  deleteHeldRows,
  HELD_TABLES,
  type HeldMessage,
  releaseHeldRows,
  selectHeldMessages,
} from "../../db/guests/held-messages.ts";
import { commitLogged } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

interface Settling {
  readonly kind: HeldKind;
  readonly heldGroup: string;
}

/**
 * Lets a group of held messages into the list, where they stand by their own times. Nobody is mailed. Opinions are
 * counted on the days when they were sent, and the property learns how much one network sends that is real. Done twice,
 * or after a deletion, it changes nothing; dying behind the database, it has let them in and learned nothing.
 *
 * @returns how many there were.
 */
export async function releaseHeld(env: Env, scope: PropertyScope, settling: Settling): Promise<number> {
  const { kind, heldGroup } = settling;
  const db = openDatabase(env.DB);
  const { id: propertyId, timeZone } = scope.property;
  const held = await selectHeldMessages(db, kind, { propertyId, heldGroup });
  const released = await settle(env, scope, {
    ...settling,
    action: "messages.released",
    statement: releaseHeldRows,
  });
  // Of two presses at once one has let them in.
  if (released === 0) return 0;
  const vouched = { kind: VOUCHED[kind], heldGroup, messages: held.slice(0, released).map(toVouched) };
  await env.PROPERTY_ANALYTICS.getByName(propertyId).vouch(vouched, { now: scope.now, timeZone });
  return released;
}

const VOUCHED = { feedback: "feedback", requests: "request" } as const satisfies Record<HeldKind, string>;

function toVouched({ at, buttonId, answers }: HeldMessage): Vouched["messages"][number] {
  const read = answers === null ? null : z.array(feedbackAnswerSchema).safeParse(JSON.parse(answers)).data;
  return { at, ...(read ? { feedback: { buttonId, answers: read } } : {}) };
}

/**
 * Deletes a group of held messages. Done twice, or once they were let through, it changes nothing. @returns how many
 * there were.
 */
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

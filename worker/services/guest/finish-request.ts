import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { logGuestMessages, logMessageAction } from "../../db/changes.ts";
import { type Database, openDatabase } from "../../db/client.ts";
import {
  finishGuestRequestRow,
  reopenGuestRequestRow,
  selectGuestRequest,
  toGuestRequest,
} from "../../db/guests/guest-requests.ts";
import { byStaff, commitLogged, type Statement } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/** Ticks a guest's request off. Done twice, it stays done at the first time. Refuses with `not_found`. */
export function finishRequest(env: Env, scope: PropertyScope, id: string): Promise<Verdict<GuestRequest>> {
  return change(env, scope, {
    id,
    action: "request.done",
    statement: (db) => finishGuestRequestRow(db, { propertyId: scope.property.id, id, at: scope.now }),
  });
}

/**
 * Opens a request again that was ticked off at `doneAt`. Done twice, it stays open.
 *
 * Refuses with `not_found`, or with `stale_revision` when it was ticked off once more since.
 */
export async function reopenRequest(
  env: Env,
  scope: PropertyScope,
  { id, doneAt }: { readonly id: string; readonly doneAt: EpochMs },
): Promise<Verdict<GuestRequest>> {
  const verdict = await change(env, scope, {
    id,
    action: "request.reopened",
    statement: (db) => reopenGuestRequestRow(db, { propertyId: scope.property.id, id, doneAt }),
  });
  return verdict.ok && verdict.value.doneAt !== null
    ? refuse("stale_revision", { current: verdict.value })
    : verdict;
}

async function change(
  env: Env,
  scope: PropertyScope,
  {
    id,
    action,
    statement,
  }: {
    readonly id: string;
    readonly action: "request.done" | "request.reopened";
    readonly statement: (db: Database) => Statement;
  },
): Promise<Verdict<GuestRequest>> {
  const db = openDatabase(env.DB);
  const { property, now } = scope;
  const propertyId = property.id;
  const [, , , [row]] = await commitLogged(env, {
    statements: [
      statement(db),
      logMessageAction(db, { ...byStaff(scope), action }),
      logGuestMessages(db, { propertyId, at: now }),
      selectGuestRequest(db, propertyId, id),
    ],
    whom: ([, , logged]) => logged,
  });
  return row ? accept(toGuestRequest(row)) : refuse("not_found");
}

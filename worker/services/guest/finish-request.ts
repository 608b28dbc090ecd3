import type { GuestRequest } from "#domain/guest/guest-request.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { logGuestMessages } from "../../db/changes.ts";
import { openDatabase } from "../../db/client.ts";
import { finishGuestRequestRow, selectGuestRequest, toGuestRequest } from "../../db/guests/guest-requests.ts";
import { commitLogged } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/** Ticks a guest's request off. Done twice, it stays done at the first time. Refuses with `not_found`. */
export async function finishRequest(
  env: Env,
  { property, now }: PropertyScope,
  id: string,
): Promise<Verdict<GuestRequest>> {
  const db = openDatabase(env.DB);
  const [, , [row]] = await commitLogged(env, {
    statements: [
      finishGuestRequestRow(db, { propertyId: property.id, id, at: now }),
      logGuestMessages(db, { propertyId: property.id, at: now }),
      selectGuestRequest(db, property.id, id),
    ],
    whom: ([, logged]) => logged,
  });
  return row ? accept(toGuestRequest(row)) : refuse("not_found");
}

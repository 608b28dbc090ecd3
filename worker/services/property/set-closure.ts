import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { type Closure, closureMomentsOf, closureStateAt } from "#domain/property/closure.ts";
import type { Property } from "#domain/property/property.ts";
import { openDatabase } from "../../db/client.ts";
import { selectUserName, toProperty } from "../../db/property/properties.ts";
import { setClosure as updateClosure } from "../../db/property/property-writes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { byStaff, commit } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/**
 * Closes a property for the season, or takes that back (null), and tells every open browser (T8). Guests get the closed
 * page from its first day to its last, without a publication; the draft and the property's revision stay as they are.
 *
 * Refuses a closure that is over already: `validation_failed` with `season_past` at `closure.opensOn`.
 */
export async function setClosure(
  env: Env,
  scope: PropertyScope,
  closure: Closure | null,
): Promise<Verdict<Property>> {
  const { principal, property, licence, now } = scope;
  if (closure && closureStateAt(closureMomentsOf(closure, property.timeZone), now) === "over") {
    return refuse("validation_failed", { errors: [{ path: "closure.opensOn", code: "season_past" }] });
  }
  const db = openDatabase(env.DB);
  const [names] = await commit(env, byStaff(scope), {
    statements: [selectUserName(db, property.userId), updateClosure(db, property.id, closure, now)],
    whom: principal,
    change: { kind: "property.updated", payload: { closure } },
    activity: { action: "closure.set", summary: closure ? `${closure.closesOn} ${closure.opensOn}` : "" },
  });
  await projectPortal(env, property);
  const userName = names[0]?.displayName ?? "";
  const named = { accountName: principal.companyName, userName };
  return accept(toProperty({ ...property, closure }, licence, named));
}

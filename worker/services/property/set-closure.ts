import { accept, refuse, type Verdict } from "#domain/problem.ts";
import {
  CLOSURE_TEXT_LENGTH_MAX,
  type Closure,
  closureStateAt,
  listClosureTexts,
  toClosureMoments,
} from "#domain/property/closure.ts";
import type { Property } from "#domain/property/property.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { selectUserName, toProperty } from "../../db/property/properties.ts";
import { setClosureAt } from "../../db/property/property-writes.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { commit, staffAuthor } from "../commit.ts";
import { checkToldAnswers } from "../portal/check-told-answers.ts";
import type { PropertyScope } from "../scope.ts";
import { readProperty } from "./update-property.ts";

/**
 * Sets or removes (`null`) a property's seasonal closure, at the given revision, and notifies open screens
 * (T8). Guests get the closed page during it, without a publication; the draft is unchanged.
 *
 * Refuses a closure in the past: `validation_failed` with `season_past` at `closure.opensOn`; a text with
 * answers as `checkToldAnswers` does; and a concurrent change with `stale_revision`, carrying the current property.
 */
export async function setClosure(
  env: Env,
  scope: PropertyScope,
  { closure, revision }: { readonly closure: Closure | null; readonly revision: number },
): Promise<Verdict<Property>> {
  const { principal, property, licence, now } = scope;
  if (closure && closureStateAt(toClosureMoments(closure, property.timeZone), now) === "over") {
    return refuse("validation_failed", { errors: [{ path: "closure.opensOn", code: "season_past" }] });
  }
  const texts = closure ? listClosureTexts(closure) : [];
  const faults = await checkToldAnswers(
    env,
    property,
    texts.map((told) => ({ ...told, path: `closure.${told.path}` })),
    { lengthMax: CLOSURE_TEXT_LENGTH_MAX, isSent: true },
  );
  if (faults.length > 0) return refuse("validation_failed", { errors: [...faults] });
  const db = getDatabase(env, property.id);
  const updated = { closure, revision: revision + 1 };
  try {
    const { names } = await commit(env, staffAuthor(scope), {
      statements: {
        names: selectUserName(db, property.userId),
        closed: [setClosureAt(db, property.id, revision, { closure, at: now }), requireOneChange(db)],
      },
      whom: principal,
      change: { kind: "property.updated", payload: updated },
      activity: { action: "closure.set", summary: closure ? `${closure.closesOn} ${closure.opensOn}` : "" },
    });
    await projectPortal(env, property);
    const userName = names[0]?.displayName ?? "";
    const named = { accountName: principal.companyName, userName };
    return accept(toProperty({ ...property, ...updated }, licence, named));
  } catch (error) {
    if (!isGuardFailure(error)) throw error;
    return refuse("stale_revision", { current: await readProperty(env, scope) });
  }
}

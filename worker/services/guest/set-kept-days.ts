import type { KeptDaysChange } from "#domain/guest/guest-data.ts";
import type { KeptDays } from "#domain/guest/messages/kept-days.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { getKeptDays, setKeptDays } from "../../db/guests/kept-days.ts";
import { ACTIVITY_LOGGED, commit, staffAuthor } from "../commit.ts";
import type { PropertyScope } from "../scope.ts";

/**
 * Sets the retention period of one kind of guest data (D20). It takes effect with the next nightly deletion.
 * Refuses with `stale_revision` if it was changed concurrently.
 *
 * @returns both periods after the change.
 */
export async function changeKeptDays(
  env: Env,
  scope: PropertyScope,
  change: KeptDaysChange,
): Promise<Verdict<KeptDays>> {
  const { principal, property } = scope;
  const { kind, from, days } = change;
  const db = getDatabase(env, property.id);
  try {
    await commit(env, staffAuthor(scope), {
      statements: [setKeptDays(db, property.id, change), requireOneChange(db)],
      whom: principal,
      change: ACTIVITY_LOGGED,
      activity: { action: "retention.set", summary: `${kind} ${from} ${days}` },
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("stale_revision");
    throw error;
  }
  return accept({ ...getKeptDays(property), [kind]: days });
}

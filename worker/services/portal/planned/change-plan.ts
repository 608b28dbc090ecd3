import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import { decidePlannedMoment } from "#domain/property/planned-moment.ts";
import { getDatabase } from "../../../db/client.ts";
import {
  cancelPlan,
  closeFailedPlan,
  movePlan,
  type PlannedRow,
  resumePlan,
  selectOpenPlan,
  selectPlan,
  toPlanned,
} from "../../../db/content/planned-publications.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../../db/guard.ts";
import type { Statement } from "../../../db/named-batch.ts";
import { commit, staffAuthor } from "../../commit.ts";
import type { PropertyScope } from "../../scope.ts";
import { scheduleWake } from "../schedule-wake.ts";

interface PlanChange<Planned> {
  readonly statements: readonly Statement[];
  readonly planned: Planned;
  readonly action: "plan.set" | "plan.moved" | "plan.cancelled" | null;
  readonly localTime: string;
}

/** Refuses with `plan_ended` (carrying the current plan) if the guard finds a concurrent change. */
async function commitChange<Planned extends PlannedPublication | null>(
  env: Env,
  scope: PropertyScope,
  { statements, planned, action, localTime }: PlanChange<Planned>,
): Promise<Verdict<Planned>> {
  try {
    await commit(env, staffAuthor(scope), {
      statements,
      whom: scope.principal,
      change: { kind: "plan.changed", payload: { planned } },
      activity: action === null ? null : { action, summary: localTime },
    });
    return accept(planned);
  } catch (error) {
    const isTaken = isUniqueFailure(error, "planned_publications.property_id");
    if (!isGuardFailure(error) && !isTaken) throw error;
    const [open] = await selectOpenPlan(getDatabase(env, scope.property.id), scope.property.id);
    return refuse(isTaken ? "plan_waiting" : "plan_ended", { current: open ? toPlanned(open) : null });
  }
}

async function findPlan(env: Pick<Env, "DB">, scope: PropertyScope, id: string): Promise<PlannedRow | null> {
  const [row] = await selectPlan(getDatabase(env, scope.property.id), scope.property.id, id);
  return row ?? null;
}

/**
 * Reschedules a waiting publication; its frozen draft stays.
 *
 * Refuses as `decidePlannedMoment` does, with `not_found`, and with `plan_ended` if it is no longer waiting.
 * Throws as `scheduleWake` does, and then changes nothing.
 */
export async function movePublication(
  env: Env,
  scope: PropertyScope,
  { id, localTime }: { readonly id: string; readonly localTime: string },
): Promise<Verdict<PlannedPublication>> {
  const { property, now } = scope;
  const decided = decidePlannedMoment(localTime, property.timeZone, now);
  if (!decided.ok) return decided;
  const row = await findPlan(env, scope, id);
  if (!row) return refuse("not_found");
  const db = getDatabase(env, scope.property.id);
  const moved = { localTime, dueAt: decided.value, timeZone: property.timeZone };
  await scheduleWake(env, property.id, moved.dueAt);
  return commitChange(env, scope, {
    statements: [movePlan(db, property.id, id, moved), requireOneChange(db)],
    planned: toPlanned({ ...row, ...moved }),
    action: "plan.moved",
    localTime,
  });
}

/**
 * Cancels a waiting publication, or dismisses a failed one. Its frozen draft is kept for a while for
 * `resumePublication`. Refuses with `not_found`, and with `plan_ended` if it is over.
 */
export async function cancelPublication(env: Env, scope: PropertyScope, id: string): Promise<Verdict<null>> {
  const row = await findPlan(env, scope, id);
  if (!row) return refuse("not_found");
  const db = getDatabase(env, scope.property.id);
  const { property, now } = scope;
  return commitChange(env, scope, {
    statements: [cancelPlan(db, property.id, id, now), requireOneChange(db)],
    planned: null,
    action: row.state === "failed" ? null : "plan.cancelled",
    localTime: row.localTime,
  });
}

/**
 * Resumes a cancelled publication with its frozen draft and its time.
 *
 * Refuses with `plan_in_past` if its time has passed, `plan_waiting` while another one waits, `plan_ended` if
 * it is not cancelled, and `not_found`.
 */
export async function resumePublication(
  env: Env,
  scope: PropertyScope,
  id: string,
): Promise<Verdict<PlannedPublication>> {
  const row = await findPlan(env, scope, id);
  if (!row) return refuse("not_found");
  const { property, now } = scope;
  const { localTime } = row;
  const decided = decidePlannedMoment(localTime, property.timeZone, now);
  if (!decided.ok) return decided;
  const db = getDatabase(env, scope.property.id);
  const resumed = { localTime, dueAt: decided.value, timeZone: property.timeZone };
  await scheduleWake(env, property.id, resumed.dueAt);
  return commitChange(env, scope, {
    statements: [
      closeFailedPlan(db, property.id, now),
      resumePlan(db, property.id, id, resumed),
      requireOneChange(db),
    ],
    planned: toPlanned({ ...row, ...resumed, state: "waiting", problem: null, findings: null }),
    action: "plan.set",
    localTime,
  });
}

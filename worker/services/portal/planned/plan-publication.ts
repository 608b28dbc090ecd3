/**
 * Plans a publication: freezes the draft in R2, sets the writer's alarm, then stores the row. Exposes
 * `planPublication`. `publish-due.ts` publishes the plan at its time.
 */

import type { Draft } from "#domain/content/document.ts";
import { findMediaKeys } from "#domain/content/media-reference.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import { accept, type Problem, type Verdict } from "#domain/problem.ts";
import type { PlannedPublication } from "#domain/property/planned.ts";
import { decidePlannedMoment } from "#domain/property/planned-moment.ts";
import { storeLanguage } from "../../../db/account/users.ts";
import { getDatabase } from "../../../db/client.ts";
import { selectForeignKeys } from "../../../db/content/media.ts";
import {
  cancelPlan,
  closeFailedPlan,
  insertPlan,
  type PlannedRow,
  selectOpenPlan,
  toPlanned,
} from "../../../db/content/planned-publications.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../../db/guard.ts";
import { newId } from "../../../db/new-id.ts";
import { selectAnyProperty } from "../../../db/property/properties.ts";
import { createOnly, plannedObjectKey } from "../../../media/files.ts";
import { toSnapshot } from "../../../portal/snapshot.ts";
import { commit, staffAuthor } from "../../commit.ts";
import type { PropertyScope } from "../../scope.ts";
import { composePortal, toPortalSource } from "../compose-portal.ts";
import { refuseBlocked, refuseForeign } from "../refuse-publishing.ts";
import { scheduleWake } from "../schedule-wake.ts";

interface Planning {
  readonly draft: Draft;
  readonly localTime: string;
  readonly note: string;
  /** Id of the waiting plan that it replaces. */
  readonly replaces?: string | undefined;
  /** Language of the mail on failure; origin of links if none is configured. */
  readonly language: InterfaceLanguage;
  readonly origin: string;
}

/**
 * Freezes a draft and plans its publication. First the draft is stored in R2 under a write-once key, then the
 * alarm is set, then the row is inserted. If killed in between, either nothing is planned, or it is published
 * on time.
 *
 * Refuses as publishing does (`publish_blocked`, `validation_failed`, `pages_not_composed`), as
 * `decidePlannedMoment` does, with `plan_waiting` (carrying the plan) while another one waits, `plan_ended` if
 * the one to replace is over, and `not_found` if the property has been removed. Throws as `scheduleWake` does,
 * and then plans nothing.
 */
export async function planPublication(
  env: Env,
  scope: PropertyScope,
  { draft, localTime, note, replaces, language, origin }: Planning,
): Promise<Verdict<PlannedPublication>> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  const decided = decidePlannedMoment(localTime, property.timeZone, now);
  if (!decided.ok) return decided;
  const blocked = await refuseBlocked(draft, property.features);
  if (blocked) return blocked;
  const media = findMediaKeys(draft);
  const stolen = refuseForeign(draft, await selectForeignKeys(db, property.id, media));
  if (stolen) return stolen;
  const composed = await composePortal(toPortalSource(property, { draft, origin }), decided.value);
  if (!composed.ok) return composed;

  const id = newId();
  const row: PlannedRow = {
    id,
    propertyId: property.id,
    plannedAt: now,
    dueAt: decided.value,
    endedAt: null,
    userId: principal.uid,
    plannedBy: principal.displayName,
    language,
    origin,
    localTime,
    state: "waiting",
    note,
    snapshotKey: plannedObjectKey(property.id, id),
    media,
    number: null,
    problem: null,
    findings: null,
    draftAt: property.updatedAt,
  };
  await scheduleWake(env, property.id, row.dueAt);
  await createOnly(env.FILES, row.snapshotKey, JSON.stringify(toSnapshot(draft)), "application/json");
  try {
    await commit(env, staffAuthor(scope), {
      statements: [
        ...(replaces === undefined
          ? [closeFailedPlan(db, property.id, now)]
          : [cancelPlan(db, property.id, replaces, now), requireOneChange(db)]),
        insertPlan(db, row, property.timeZone),
        requireOneChange(db),
        storeLanguage(db, principal.uid, language),
      ],
      whom: principal,
      change: { kind: "plan.changed", payload: { planned: toPlanned(row) } },
      activity: { action: "plan.set", summary: localTime },
    });
    return accept(toPlanned(row));
  } catch (error) {
    if (!isGuardFailure(error) && !isUniqueFailure(error, "planned_publications.property_id")) throw error;
    await env.FILES.delete(row.snapshotKey);
    return { ok: false, problem: await findPlanRefusal(env, scope, replaces) };
  }
}

/** The reason for a failed guard: another plan, a concurrent change, or a removed property. */
async function findPlanRefusal(
  env: Pick<Env, "DB">,
  { property }: PropertyScope,
  replaces: string | undefined,
): Promise<Problem> {
  const db = getDatabase(env, property.id);
  const [found] = await selectAnyProperty(db, property.id);
  if (!found) return { code: "not_found" };
  const [open] = await selectOpenPlan(db, property.id);
  if (open && open.id !== replaces) return { code: "plan_waiting", current: toPlanned(open) };
  if (found.property.timeZone !== property.timeZone) return { code: "stale_revision" };
  return { code: "plan_ended", current: open ? toPlanned(open) : null };
}

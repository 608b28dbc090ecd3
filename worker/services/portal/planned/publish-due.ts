/**
 * Publishes planned publications at their time. Exposes `publishDue`, one of the writer's timed tasks
 * (`due.ts`). It may run several times at once: a guard in the publishing batch makes each plan succeed only
 * once.
 */

import { withLiveAnswers } from "#domain/answers/publish-answers.ts";
import type { Draft } from "#domain/content/document.ts";
import type { PublishFinding } from "#domain/content/publish-finding.ts";
import { TEMPLATE } from "#domain/content/starter/template.ts";
import { type Problem, refuse, type Verdict } from "#domain/problem.ts";
import { decideLicence } from "#domain/property/licence.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { parseWallTime } from "#domain/zoned-time.ts";
import { getDatabase } from "../../../db/client.ts";
import {
  failPlan,
  type PlannedRow,
  selectDuePlan,
  selectPlanner,
  setPlanMoment,
  toPlanned,
} from "../../../db/content/planned-publications.ts";
import { selectPublicationAt, selectPublications } from "../../../db/content/publications.ts";
import { isGuardFailure, requireOneChange } from "../../../db/guard.ts";
import { enqueueMail } from "../../../db/mail/enqueue-mail.ts";
import { newId } from "../../../db/new-id.ts";
import { toLicence } from "../../../db/property/properties.ts";
import { logEvent } from "../../../log-event.ts";
import { toHeaderLine } from "../../../mail/header-line.ts";
import { planFailure } from "../../../mail/kinds/plan-failure.ts";
import { decideMailReader, getLinkOrigin } from "../../../mail/mail-reader.ts";
import { readSnapshot } from "../../../portal/snapshot.ts";
import { commit, staffAuthor } from "../../commit.ts";
import { sendAfterAnswer } from "../../mail/send-mail.ts";
import { readVersion } from "../read-version.ts";
import { type PublishingScope, storePublication } from "../store-publication.ts";

/** Attempts: a plan that was moved, cancelled or published in between is read again. */
const ROUNDS = 4;
const AGAIN_MS = 10 * SECOND_MS;

type Found = Awaited<ReturnType<typeof selectDuePlan>>[number];

/**
 * Publishes a property's plan if it is due, with the same service as *Publish now*: the frozen draft is checked
 * again. If it can't be published, it becomes failed, with a mail to its author and a notice on every screen.
 *
 * Safe to run concurrently: the publishing batch changes the row only if it still waits for the same moment.
 * Throws if D1 or R2 can't be reached, and then changes nothing.
 *
 * @returns when to call it again; `null`: nothing waits.
 */
export async function publishDue(
  env: Env,
  propertyId: string,
  clock: () => EpochMs = Date.now,
): Promise<EpochMs | null> {
  const db = getDatabase(env, propertyId);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [found] = await selectDuePlan(db, propertyId);
    if (!found) return null;
    const { plan, property } = found;
    // The time zone changed while the plan was made.
    const dueAt = parseWallTime(plan.localTime, property.timeZone) ?? plan.dueAt;
    if (dueAt !== plan.dueAt) {
      await setPlanMoment(db, propertyId, plan.localTime, dueAt);
      continue;
    }
    const now = clock();
    if (dueAt > now) return dueAt;
    await publishOrFail(env, found, now);
  }
  return clock() + AGAIN_MS;
}

async function publishOrFail(env: Env, found: Found, now: EpochMs): Promise<void> {
  const { plan, property, groupName } = found;
  const { groupId, companyId } = property;
  const principal = { groupId, groupName, companyId, uid: plan.userId, displayName: plan.plannedBy ?? "" };
  const scope: PublishingScope = { principal, property, now };
  const published = await publishFrozen(env, scope, found);
  if (published.ok) return;
  // Removed, moved, cancelled, or published concurrently; or another version was, and the next round is on top of it.
  if (published.problem.code === "not_found" || published.problem.code === "property_busy") return;
  await failPlanned(env, scope, plan, published.problem);
}

async function publishFrozen(
  env: Env,
  scope: PublishingScope,
  { plan, licence }: Found,
): Promise<Verdict<unknown>> {
  const { property, now } = scope;
  if (!decideLicence(toLicence(licence), now).isValid) return refuse("licence_unavailable");
  const { snapshotKey, note } = plan;
  const snapshot = await readSnapshot(env, { propertyId: property.id, number: 0, snapshotKey });
  if (snapshot.kind === "newer") return refuse("newer_version");
  if (snapshot.kind !== "draft") return refuse("version_lost");
  return storePublication(env, scope, {
    ...(await toLiveDraft(env, plan, snapshot.draft)),
    note,
    plan,
    origin: getLinkOrigin(env, plan.origin),
    // Plans of an earlier version lack `draftAt`; use the planning time.
    draftAt: plan.draftAt ?? plan.plannedAt,
  });
}

/**
 * The frozen draft as it goes live: with the answers that guests have been told since (A7), and the number of the
 * version that those are from. A version that can't be read changes nothing.
 */
async function toLiveDraft(
  env: Pick<Env, "DB" | "FILES">,
  { propertyId, plannedAt }: PlannedRow,
  frozen: Draft,
): Promise<{ readonly draft: Draft; readonly after: number }> {
  const db = getDatabase(env, propertyId);
  const [[now], [before]] = await Promise.all([
    selectPublications(db, propertyId, { limit: 1 }),
    selectPublicationAt(db, propertyId, plannedAt),
  ]);
  if (!now || now.number === before?.number) return { draft: frozen, after: now?.number ?? 0 };
  const [live, known] = await Promise.all([readVersion(env, now), before && readVersion(env, before)]);
  const isKnown = live.ok && known?.ok !== false;
  const answers = isKnown
    ? withLiveAnswers(frozen.answers, {
        before: known?.value.answers ?? TEMPLATE.answers,
        now: live.value.answers,
      })
    : frozen.answers;
  return { draft: { ...frozen, answers }, after: now.number };
}

async function failPlanned(
  env: Env,
  scope: PublishingScope,
  plan: PlannedRow,
  problem: Problem,
): Promise<void> {
  const { principal, property, now } = scope;
  const db = getDatabase(env, property.id);
  const findings = getBlocking(problem);
  const failure = { problem: problem.code, findings, at: now };
  const [planner] = await selectPlanner(db, plan, { groupId: principal.groupId, now });
  const mail = planner && {
    id: newId(),
    at: now,
    groupId: principal.groupId,
    ...(await planFailure.write(env, planner.email, {
      ...decideMailReader(env, { language: planner.language, origin: plan.origin }),
      name: planner.displayName,
      problem: problem.code,
      propertyName: toHeaderLine(property.name),
      timeZone: property.timeZone,
      at: plan.dueAt,
      findings,
    })),
  };
  try {
    await commit(env, staffAuthor(scope), {
      statements: [
        failPlan(db, plan, failure),
        requireOneChange(db),
        ...(mail ? [enqueueMail(db, mail)] : []),
      ],
      whom: principal,
      change: {
        kind: "plan.changed",
        payload: { planned: toPlanned({ ...plan, ...failure, state: "failed" }) },
      },
      activity: { action: "plan.failed", summary: plan.localTime },
    });
  } catch (error) {
    // A concurrent change won; keep its result.
    if (isGuardFailure(error)) return;
    throw error;
  }
  logEvent("plan_failed", { propertyId: property.id, code: problem.code });
  if (mail) sendAfterAnswer(env, [mail.id], now);
}

/** The blocking findings in a `refuseBlocked` problem. */
function getBlocking({ code, current }: Problem): readonly PublishFinding[] {
  if (code !== "publish_blocked" || !current) return [];
  return current.filter(({ level }) => level === "blocking");
}

import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../../db/client.ts";
import { storeDeskState } from "../../../db/guests/desk-deliveries.ts";
import { deleteExpiredAlerts } from "../../../desk/alerts.ts";
import { countAside } from "../../../desk/aside.ts";
import { deleteExpiredMails } from "../../../desk/mails.ts";
import { findNextNotificationAt } from "../../../desk/notifications.ts";
import { readSetting, writeSetting } from "../../../desk/settings.ts";
import { deleteExpiredRatings, findNextStaffNotificationAt } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import {
  behindSince,
  change,
  type Desk,
  eraseAll,
  getPropertyId,
  getStepMoments,
  isLastTry,
  recordFailure,
  type StepName,
} from "./desk.ts";
import { deliverAll } from "./desk-delivery.ts";

/** Timed steps that need the property's row, in order. */
const CLOCK_STEPS = ["deletion", "digests", "overdue", "alerts"] as const;

/**
 * Runs everything due at a moment: deletions, digests, deferred ratings, tasks, pushes. Never throws. A
 * failing step is retried separately and does not delay the others.
 */
export async function wake(desk: Desk, now: EpochMs): Promise<readonly string[]> {
  if ((await doDue(desk, now)) === "gone") return [];
  const mailIds = await tryToDeliver(desk);
  await push(desk, now);
  change(desk, now, (sql) => {
    deleteExpiredMails(sql, now);
    deleteExpiredAlerts(sql, now);
    deleteExpiredRatings(sql, now);
  });
  await report(desk);
  return mailIds;
}

/** Delivers all tasks. Failures are left to the alarm and are not reported to the caller. */
export async function tryToDeliver(desk: Desk): Promise<readonly string[]> {
  const mailIds = await attempt(desk, "tasks", () => deliverAll(desk));
  if (mailIds === null) await report(desk);
  return mailIds ?? [];
}

/** Runs a step and records its success or failure. @returns its outcome; `null`: it failed and will be retried. */
async function attempt<Outcome>(
  desk: Desk,
  step: StepName,
  act: () => Promise<Outcome>,
): Promise<Outcome | null> {
  try {
    const outcome = await act();
    const failed = `failed ${step}` as const;
    if (readSetting(desk.sql, failed)) change(desk, Date.now(), (sql) => writeSetting(sql, failed, null));
    return outcome;
  } catch (error) {
    logEvent("desk_deferred", { propertyId: readSetting(desk.sql, "property"), step, error });
    change(desk, Date.now(), (sql) => recordFailure(sql, step, Date.now()));
    return null;
  }
}

/** Runs the due timed steps. `gone`: the property was deleted, and so was the desk's data. */
async function doDue(desk: Desk, now: EpochMs): Promise<"gone" | null> {
  const moments = getStepMoments(desk, now);
  const due = CLOCK_STEPS.filter((step) => (moments[step] ?? Number.POSITIVE_INFINITY) <= now);
  const [first] = due;
  if (!first) return null;
  const clock = await attempt(desk, first, async () => {
    const { clockSteps, readStepContext } = await import("./clock-steps.ts");
    return { clockSteps, facts: await readStepContext(desk, now) };
  });
  if (clock === null) return null;
  const { clockSteps, facts } = clock;
  if (facts === null) {
    await eraseAll(desk);
    return "gone";
  }
  for (const step of due) await attempt(desk, step, () => clockSteps[step](desk, facts));
  return null;
}

/** Sends due notifications, one run at a time. */
async function push(desk: Desk, now: EpochMs): Promise<void> {
  desk.pushes ??= pushDue(desk, now).finally(() => {
    desk.pushes = null;
  });
  await desk.pushes;
}

/**
 * Sends due pushes: staff's first, because guests wait for staff. Guests' pushes don't need D1, so they are sent
 * even if D1 is unavailable.
 */
async function pushDue(desk: Desk, now: EpochMs): Promise<void> {
  const { sql } = desk;
  const isDue = (at: EpochMs | null) => (at ?? Number.POSITIVE_INFINITY) <= now;
  const propertyId = getPropertyId(desk);
  const sending = {
    sql,
    env: desk.env(),
    propertyId,
    now,
    change: (act: () => void) => change(desk, now, act),
  };
  if (isDue(findNextStaffNotificationAt(sql))) {
    await attempt(desk, "staff", async () => {
      const { sendStaffNotifications } = await import("./send-staff-notifications.ts");
      await sendStaffNotifications({ ...sending, isLastTry: isLastTry(sql, "staff") });
    });
  }
  if (isDue(findNextNotificationAt(sql))) {
    await attempt(desk, "guests", async () => {
      const { sendNotifications } = await import("./send-notifications.ts");
      await sendNotifications(sending);
    });
  }
}

/** Records delays and set-aside items in D1 when they change; `/healthz` counts them. */
async function report(desk: Desk): Promise<void> {
  const { sql } = desk;
  const state = { aside: countAside(sql), behindSince: behindSince(sql) };
  const text = state.aside > 0 || state.behindSince !== null ? JSON.stringify(state) : null;
  if (readSetting(sql, "reported") === text) return;
  try {
    const propertyId = getPropertyId(desk);
    await storeDeskState(getDatabase(desk.env(), propertyId), { propertyId, ...state });
    change(desk, Date.now(), () => writeSetting(sql, "reported", text));
  } catch {
    // D1 is unavailable, which `/healthz` shows itself; the next wake-up reports again.
  }
}

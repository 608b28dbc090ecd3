import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import { getDatabase } from "../../../db/client.ts";
import { selectDeliveredNumber } from "../../../db/guests/desk-deliveries.ts";
import { setAside } from "../../../desk/aside.ts";
import { countWaiting, findMessage } from "../../../desk/messages.ts";
import {
  deleteTasks,
  hasTasks,
  type NumberedTask,
  readTaskName,
  selectNextTasks,
} from "../../../desk/outbox.ts";
import { writeSetting } from "../../../desk/settings.ts";
import { addStaffNotification } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import { change, type Desk, getPropertyId, isLastTry } from "./desk.ts";

const TRIES_ALONE = 3;

/**
 * Carries out what a desk has to tell outside: its tasks, in their order, one delivery at a time.
 *
 * @returns the mails that are in the queue by it.
 */
export async function deliverAll(desk: Desk): Promise<readonly string[]> {
  const before = desk.delivery;
  const run = (async () => {
    // The delivery in progress may have started before the newest task was added.
    await before?.catch(() => undefined);
    return carryOutAll(desk);
  })();
  desk.delivery = run;
  try {
    return await run;
  } finally {
    if (desk.delivery === run) desk.delivery = null;
  }
}

async function carryOutAll(desk: Desk): Promise<readonly string[]> {
  const { sql } = desk;
  const mailIds: string[] = [];
  while (hasTasks(sql)) {
    const next = selectNextTasks(sql);
    const unknown = next.filter(({ task }) => task === null);
    for (const { number } of unknown) setTaskAside(desk, number, "It is of another version.");
    const tasks = next.flatMap(({ number, task }) => (task ? [{ number, task }] : []));
    if (tasks.length === 0) continue;
    try {
      mailIds.push(...(await deliver(desk, tasks)));
    } catch (error) {
      if (!isLastTry(sql, "tasks")) throw error;
      // Deliver task by task. A task that fails by itself is set aside. Throws if D1 can't be reached.
      for (const one of tasks) mailIds.push(...(await deliverAlone(desk, one)));
    }
  }
  return mailIds;
}

/**
 * Delivers one task. Sets it aside only if every attempt fails while D1 responds and has not carried it out:
 * otherwise a flaky database is the cause.
 */
async function deliverAlone(desk: Desk, one: NumberedTask): Promise<readonly string[]> {
  const propertyId = getPropertyId(desk);
  const db = getDatabase(desk.env(), propertyId);
  for (let left = TRIES_ALONE; ; left -= 1) {
    try {
      return await deliver(desk, [one]);
    } catch (error) {
      const [known] = await selectDeliveredNumber(db, propertyId);
      if ((known?.delivered ?? 0) >= one.number) return settle(desk, one);
      if (left > 1) continue;
      setTaskAside(desk, one.number, error);
      return [];
    }
  }
}

/** Removes a task that D1 has carried out although the response was lost. */
function settle(desk: Desk, { number, task }: NumberedTask): readonly string[] {
  change(desk, Date.now(), (sql) => {
    if (task.task === "notify") addStaffNotification(sql, task.news);
    deleteTasks(sql, [number]);
  });
  return task.task === "mail" ? [task.mail.id] : [];
}

function setTaskAside(desk: Desk, number: number, error: unknown): void {
  const [kind, task] = ["task", readTaskName(desk.sql, number)];
  logEvent("item_set_aside", { kind, task, propertyId: getPropertyId(desk), error });
  change(desk, Date.now(), (sql) => setAside(sql, "task", number, Date.now()));
}

/** Delivers a page of tasks, after expanding its alerts into mails. */
async function deliver(desk: Desk, tasks: readonly NumberedTask[]): Promise<readonly string[]> {
  const { sql } = desk;
  const { deliverTasks, expandAlerts } = await import("./deliver.ts");
  const [env, propertyId] = [desk.env(), getPropertyId(desk)];
  const alerts = tasks.flatMap(({ number, task }) => (task.task === "alert" ? [{ number, ...task }] : []));
  if (alerts.length > 0) {
    const readers = await expandAlerts.read(env, propertyId, alerts, Date.now());
    change(desk, Date.now(), () => expandAlerts.write(sql, { env, propertyId, alerts, readers }));
    return [];
  }
  const openRequests = countWaiting(sql);
  const read = (kind: MessageKindName, ids: readonly string[]) =>
    ids.flatMap((id) => findMessage(sql, kind, id) ?? []);
  const delivered = await deliverTasks(env, { propertyId, tasks, openRequests, read });
  const numbers = tasks.map(({ number }) => number);
  change(desk, Date.now(), () => {
    for (const news of delivered.news) addStaffNotification(sql, news);
    deleteTasks(sql, numbers);
    writeSetting(sql, "counted", openRequests);
  });
  return delivered.mailIds;
}

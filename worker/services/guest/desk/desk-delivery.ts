/**
 * Delivery of the desk's outbox to D1. Exposes `run()`, one delivery at a time, in the order of task numbers. A
 * task that keeps failing alone is set aside, so that later ones proceed.
 */

import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import { getDatabase } from "../../../db/client.ts";
import { selectDelivered } from "../../../db/guests/desk-deliveries.ts";
import { setAside } from "../../../desk/aside.ts";
import { countWaiting, findMessage } from "../../../desk/messages.ts";
import { deleteTasks, hasTasks, type NumberedTask, nextTasks, readTaskName } from "../../../desk/outbox.ts";
import { writeSetting } from "../../../desk/settings.ts";
import { addStaffNotification } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import { isLastTry } from "./desk-failures.ts";
import type { DeskHold } from "./desk-hold.ts";

const TRIES_ALONE = 3;

/** Delivers a desk's outbox: tasks in order, one delivery at a time. */
export class DeskDelivery {
  readonly #hold: DeskHold;
  #underWay: Promise<readonly string[]> | null = null;

  constructor(hold: DeskHold) {
    this.#hold = hold;
  }

  /** Delivers all tasks. @returns the enqueued mails. */
  async run(): Promise<readonly string[]> {
    const before = this.#underWay;
    const run = (async () => {
      // The delivery in progress may have started before the newest task was added.
      await before?.catch(() => undefined);
      return this.#carryOutAll();
    })();
    this.#underWay = run;
    try {
      return await run;
    } finally {
      if (this.#underWay === run) this.#underWay = null;
    }
  }

  async #carryOutAll(): Promise<readonly string[]> {
    const { sql } = this.#hold;
    const mailIds: string[] = [];
    while (hasTasks(sql)) {
      const next = nextTasks(sql);
      const unknown = next.filter(({ task }) => task === null);
      for (const { number } of unknown) this.#setAside(number, "It is of another version.");
      const tasks = next.flatMap(({ number, task }) => (task ? [{ number, task }] : []));
      if (tasks.length === 0) continue;
      try {
        mailIds.push(...(await this.#deliver(tasks)));
      } catch (error) {
        if (!isLastTry(sql, "tasks")) throw error;
        mailIds.push(...(await this.#deliverApart(tasks)));
      }
    }
    return mailIds;
  }

  /** Delivers tasks one by one: one that fails alone is set aside. Throws if nothing can be delivered. */
  async #deliverApart(tasks: readonly NumberedTask[]): Promise<readonly string[]> {
    const mailIds: string[] = [];
    for (const one of tasks) mailIds.push(...(await this.#deliverAlone(one)));
    return mailIds;
  }

  /**
   * A flaky database is not the task's fault: the task must fail every time, while D1 responds and has not
   * carried it out.
   */
  async #deliverAlone(one: NumberedTask): Promise<readonly string[]> {
    const propertyId = this.#hold.propertyId();
    const db = getDatabase(this.#hold.env(), propertyId);
    for (let left = TRIES_ALONE; ; left -= 1) {
      try {
        return await this.#deliver([one]);
      } catch (error) {
        const [known] = await selectDelivered(db, propertyId);
        if ((known?.delivered ?? 0) >= one.number) return this.#settle(one);
        if (left > 1) continue;
        this.#setAside(one.number, error);
        return [];
      }
    }
  }

  /** Removes a task that D1 has carried out although the response was lost. */
  #settle({ number, task }: NumberedTask): readonly string[] {
    const { sql, change } = this.#hold;
    change(Date.now(), () => {
      if (task.task === "notify") addStaffNotification(sql, task.news);
      deleteTasks(sql, [number]);
    });
    return task.task === "mail" ? [task.mail.id] : [];
  }

  #setAside(number: number, error: unknown): void {
    const { sql, change, propertyId } = this.#hold;
    const [kind, task] = ["task", readTaskName(sql, number)];
    logEvent("item_set_aside", { kind, task, propertyId: propertyId(), error });
    change(Date.now(), () => setAside(sql, "task", number, Date.now()));
  }

  /** Delivers a page of tasks, after expanding its alerts into mails. */
  async #deliver(tasks: readonly NumberedTask[]): Promise<readonly string[]> {
    const { sql, change } = this.#hold;
    const { deliverTasks: carryOut, expandAlerts } = await import("./deliver.ts");
    const [env, propertyId] = [this.#hold.env(), this.#hold.propertyId()];
    const alerts = tasks.flatMap(({ number, task }) => (task.task === "alert" ? [{ number, ...task }] : []));
    if (alerts.length > 0) {
      const readers = await expandAlerts.read(env, propertyId, alerts);
      change(Date.now(), () => expandAlerts.write(sql, { env, propertyId, alerts, readers }));
      return [];
    }
    const openRequests = countWaiting(sql);
    const read = (kind: MessageKindName, ids: readonly string[]) =>
      ids.flatMap((id) => findMessage(sql, kind, id) ?? []);
    const delivered = await carryOut(env, { propertyId, tasks, openRequests, read });
    change(Date.now(), () => {
      for (const news of delivered.news) addStaffNotification(sql, news);
      deleteTasks(
        sql,
        tasks.map(({ number }) => number),
      );
      writeSetting(sql, "counted", openRequests);
    });
    return delivered.mailIds;
  }
}

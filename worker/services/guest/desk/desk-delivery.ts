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

/** Carries out what a desk has to tell outside: its tasks, in their order, one delivery at a time. */
export class DeskDelivery {
  readonly #hold: DeskHold;
  #underWay: Promise<readonly string[]> | null = null;

  constructor(hold: DeskHold) {
    this.#hold = hold;
  }

  /** Carries out all tasks. @returns the mails that are in the queue by it. */
  async run(): Promise<readonly string[]> {
    const before = this.#underWay;
    const run = (async () => {
      // What is under way may have begun before this task was there.
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

  /** Delivers task by task: one that fails alone is set aside. Throws where nothing can be delivered. */
  async #deliverApart(tasks: readonly NumberedTask[]): Promise<readonly string[]> {
    const mailIds: string[] = [];
    for (const one of tasks) mailIds.push(...(await this.#deliverAlone(one)));
    return mailIds;
  }

  /**
   * A database that fails now and then is not the task's fault: it has to fail each time, while D1 answers and has not
   * had it.
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

  /** Lets go of a task that D1 has had, though its answer was lost. */
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

  /** Carries out a page of tasks, or makes mails of its alerts first. */
  async #deliver(tasks: readonly NumberedTask[]): Promise<readonly string[]> {
    const { sql, change } = this.#hold;
    const { carryOut, expandAlerts } = await import("./deliver.ts");
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

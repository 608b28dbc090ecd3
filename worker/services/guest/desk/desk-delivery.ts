import { countWaiting } from "../../../desk/messages.ts";
import { deleteTasks, hasTasks, nextTasks } from "../../../desk/outbox.ts";
import { writeSetting } from "../../../desk/settings.ts";
import { addStaffNotification } from "../../../desk/staff-notifications.ts";
import type { DeskHold } from "./desk-hold.ts";

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
    const { sql, change } = this.#hold;
    const mailIds: string[] = [];
    while (hasTasks(sql)) {
      const { carryOut, expandAlerts } = await import("./deliver.ts");
      const tasks = nextTasks(sql);
      const [env, propertyId] = [this.#hold.env(), this.#hold.propertyId()];
      const alerts = tasks.flatMap(({ number, task }) =>
        task.task === "alert" ? [{ number, ...task }] : [],
      );
      if (alerts.length > 0) {
        const readers = await expandAlerts.read(env, propertyId, alerts);
        change(Date.now(), () => expandAlerts.write(sql, { env, propertyId, alerts, readers }));
        continue;
      }
      const openRequests = countWaiting(sql);
      const delivered = await carryOut(env, { propertyId, tasks, openRequests });
      mailIds.push(...delivered.mailIds);
      change(Date.now(), () => {
        for (const news of delivered.news) addStaffNotification(sql, news);
        deleteTasks(
          sql,
          tasks.map(({ number }) => number),
        );
        writeSetting(sql, "failures", null);
        writeSetting(sql, "counted", openRequests);
      });
    }
    return mailIds;
  }
}

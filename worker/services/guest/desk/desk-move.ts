import { addTask, hasTasks } from "../../../desk/outbox.ts";
import { readSetting, writeSetting } from "../../../desk/settings.ts";
import type { DeskHold } from "./desk-hold.ts";

/** Takes in what lies in D1 of a desk from the version before, once; asked again, it looks again. */
export class DeskMove {
  readonly #hold: DeskHold;
  #isDone = false;
  #underWay: Promise<void> | null = null;

  constructor(hold: DeskHold) {
    this.#hold = hold;
  }

  /** Looks again the next time. */
  forget(): void {
    this.#isDone = false;
  }

  /** Safe to repeat; done once, it costs nothing. @returns whether something is to be told outside since. */
  async run(isAsked: boolean): Promise<boolean> {
    if (isAsked) this.#isDone = false;
    else if (!this.#isDone) this.#isDone = readSetting(this.#hold.sql, "moved_in") !== null;
    if (this.#isDone) return false;
    this.#underWay ??= this.#takeRows().finally(() => {
      this.#underWay = null;
    });
    await this.#underWay;
    return hasTasks(this.#hold.sql);
  }

  async #takeRows(): Promise<void> {
    const { sql, change } = this.#hold;
    const { readMoved, deleteMoved } = await import("./move-in.ts");
    const [env, propertyId] = [this.#hold.env(), this.#hold.propertyId()];
    let page = await readMoved(env, propertyId);
    while (page) {
      const { takeInto } = page;
      change(Date.now(), () => {
        takeInto(sql);
        addTask(sql, { task: "counted" }, Date.now());
      });
      await deleteMoved(env, propertyId, page);
      page = await readMoved(env, propertyId);
    }
    // What an instance of the version before writes from now on is brought by the job that looks for it.
    if (readSetting(sql, "moved_in") === null) writeSetting(sql, "moved_in", Date.now());
    this.#isDone = true;
  }
}

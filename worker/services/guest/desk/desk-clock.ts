import type { EpochMs } from "#domain/time.ts";
import { dueAlerts } from "../../../desk/alerts.ts";
import { type AsideKind, setAside, tryAsideAgain } from "../../../desk/aside.ts";
import { dueDigests } from "../../../desk/mails.ts";
import { countWaiting } from "../../../desk/messages.ts";
import { addTask } from "../../../desk/outbox.ts";
import { deleteOverPeriod } from "../../../desk/periods.ts";
import { readNumber, writeSetting } from "../../../desk/settings.ts";
import { logEvent } from "../../../log-event.ts";
import type { DeskHold } from "./desk-hold.ts";
import {
  composeDigest,
  type DeskProperty,
  readAlertReaders,
  readDeskProperty,
  readOverdueReaders,
  writeDigest,
  writeOverdue,
  writeWaitingAlert,
} from "./due-mail.ts";

/** The steps of a desk that come by the clock. In each every item is apart: one that can't be done is set aside. */
export class DeskClock {
  readonly #hold: DeskHold;
  readonly #due: { readonly env: Env; readonly propertyId: string; readonly property: DeskProperty };

  private constructor(hold: DeskHold, property: DeskProperty) {
    this.#hold = hold;
    this.#due = { env: hold.env(), propertyId: hold.propertyId(), property };
  }

  /** Throws where D1 is away. `gone`: the property was deleted. */
  static async open(hold: DeskHold): Promise<DeskClock | "gone"> {
    const property = await readDeskProperty(hold.env(), hold.propertyId());
    return property ? new DeskClock(hold, property) : "gone";
  }

  /** Deletes what is over its period, and has what was set aside tried once more. */
  async deletion(now: EpochMs): Promise<void> {
    const { sql, change } = this.#hold;
    change(now, () => {
      deleteOverPeriod(sql, this.#due.property.keptDays, now);
      tryAsideAgain(sql, now);
      // What nobody acted on has told nobody: it is gone, or another version counted otherwise.
      if (countWaiting(sql) !== readNumber(sql, "counted")) addTask(sql, { task: "counted" }, now);
      writeSetting(sql, "deletion_due", null);
    });
  }

  /** Hands on what waits for recipients who may be mailed again, as one mail for each. */
  async digests(now: EpochMs): Promise<void> {
    for (const digest of dueDigests(this.#hold.sql, now)) {
      const mails = digest.mails.filter((mail) =>
        this.#apart("mail", mail.id, now, () => void composeDigest(this.#due, [mail])),
      );
      this.#hold.change(now, () =>
        writeDigest(this.#hold.sql, { ...this.#due, now, digest: { ...digest, mails } }),
      );
    }
  }

  async overdue(now: EpochMs): Promise<void> {
    const { env, propertyId } = this.#due;
    const readers = await readOverdueReaders(env, propertyId);
    this.#hold.change(now, () => writeOverdue(this.#hold.sql, { ...this.#due, now, readers }));
  }

  async alerts(now: EpochMs): Promise<void> {
    const { sql, change } = this.#hold;
    const { env, propertyId } = this.#due;
    const readers = await readAlertReaders(env, propertyId);
    for (const alert of dueAlerts(sql, now)) {
      this.#apart("alert", alert.userId, now, () =>
        change(now, () => writeWaitingAlert(sql, { ...this.#due, now, alert, readers })),
      );
    }
  }

  /** Does something for one item, which is set aside where it throws. @returns whether it was done. */
  #apart(kind: AsideKind, item: string, now: EpochMs, act: () => void): boolean {
    const { sql, change } = this.#hold;
    try {
      act();
      return true;
    } catch (error) {
      // The rows of the desk alone are asked: what throws is the item's own.
      logEvent("item_set_aside", { kind, propertyId: this.#due.propertyId, error });
      change(now, () => setAside(sql, kind, item, now));
      return false;
    }
  }
}

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

/** The desk's timed steps. Items are processed separately: a failing one is set aside. */
export class DeskClock {
  readonly #hold: DeskHold;
  readonly #due: { readonly env: Env; readonly propertyId: string; readonly property: DeskProperty };

  private constructor(hold: DeskHold, property: DeskProperty) {
    this.#hold = hold;
    this.#due = { env: hold.env(), propertyId: hold.propertyId(), property };
  }

  /** Throws if D1 is unavailable. `gone`: the property was deleted. */
  static async open(hold: DeskHold): Promise<DeskClock | "gone"> {
    const property = await readDeskProperty(hold.env(), hold.propertyId());
    return property ? new DeskClock(hold, property) : "gone";
  }

  /** Deletes expired data, and retries items set aside. */
  async deletion(now: EpochMs): Promise<void> {
    const { sql, change } = this.#hold;
    change(now, () => {
      deleteOverPeriod(sql, this.#due.property.keptDays, now);
      tryAsideAgain(sql, now);
      // An unhandled message expired without a notification, or another version counted differently.
      if (countWaiting(sql) !== readNumber(sql, "counted")) addTask(sql, { task: "counted" }, now);
      writeSetting(sql, "deletion_due", null);
    });
  }

  /** Sends due digests, one mail per recipient. */
  async digests(now: EpochMs): Promise<void> {
    for (const digest of dueDigests(this.#hold.sql, now)) {
      const mails = digest.mails.filter((mail) =>
        this.#runIsolated("mail", mail.id, now, () => void composeDigest(this.#due, [mail])),
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
      this.#runIsolated("alert", alert.userId, now, () =>
        change(now, () => writeWaitingAlert(sql, { ...this.#due, now, alert, readers })),
      );
    }
  }

  /** Processes one item; if it throws, it is set aside. @returns whether it succeeded. */
  #runIsolated(kind: AsideKind, item: string, now: EpochMs, act: () => void): boolean {
    const { sql, change } = this.#hold;
    try {
      act();
      return true;
    } catch (error) {
      // Only the desk's own rows are read here, so the item is the cause.
      logEvent("item_set_aside", { kind, propertyId: this.#due.propertyId, error });
      change(now, () => setAside(sql, kind, item, now));
      return false;
    }
  }
}

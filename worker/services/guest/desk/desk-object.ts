import { DurableObject } from "cloudflare:workers";
import { MESSAGE_KINDS, type MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { Action } from "#domain/live/activity.ts";
import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { dueAlerts, forgetAlerts, nextAlertAt } from "../../../desk/alerts.ts";
import { dueDigests, forgetMailed, nextDigestAt } from "../../../desk/mails.ts";
import { countWaiting } from "../../../desk/messages.ts";
import { nextDeletion } from "../../../desk/nightly.ts";
import { nextNotificationAt } from "../../../desk/notifications.ts";
import { type Actor, addTask, hasTasks } from "../../../desk/outbox.ts";
import { nextOverdueAt } from "../../../desk/overdue.ts";
import { deleteOverPeriod, holdsAnything } from "../../../desk/periods.ts";
import { migrate } from "../../../desk/schema.ts";
import { readNumber, readSetting, writeSetting } from "../../../desk/settings.ts";
import { forgetRatings, nextStaffNotificationAt } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import { DeskDelivery } from "./desk-delivery.ts";
import type { DeskHold } from "./desk-hold.ts";
import { DeskMove } from "./desk-move.ts";

const RETRY_MS = 10 * SECOND_MS;
const RETRY_MS_MAX = 10 * MINUTE_MS;

/** Staff who do something with messages, and when. */
export interface Acting extends Actor {
  readonly at: EpochMs;
}

/**
 * How a property's desk lives: its storage, and its alarm, by which all is done that is due. What it is asked for is
 * `GuestDesk`.
 */
export abstract class DeskObject extends DurableObject<Env> {
  protected readonly sql = this.ctx.storage.sql;
  readonly #hold: DeskHold = {
    sql: this.sql,
    env: () => this.env,
    propertyId: () => this.#propertyId(),
    change: (now, act) => this.change(now, act),
  };
  readonly #delivery = new DeskDelivery(this.#hold);
  readonly #move = new DeskMove(this.#hold);
  #pushing: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage);
  }

  /** Forgets everything, for a property that is deleted. The object starts empty if it is called again. */
  async eraseAll(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    this.#move.forget();
    migrate(this.ctx.storage);
  }

  /** Takes in what lies in D1 from the version before. Safe to repeat; done once, it costs nothing. */
  async moveIn({ isAsked = false } = {}): Promise<void> {
    if (await this.#move.run(isAsked)) await this.tryToDeliver();
  }

  override async alarm(): Promise<void> {
    await this.wake(Date.now());
  }

  /** Does what is due by a moment: tasks, digests, ratings that waited, periods, pushes. Never throws; tries again. */
  async wake(now: EpochMs): Promise<readonly string[]> {
    try {
      await this.moveIn();
      await this.#doDue(now);
      const mailIds = await this.#delivery.run();
      await this.#push(now);
      this.change(now, () => {
        forgetMailed(this.sql, now);
        forgetAlerts(this.sql, now);
        forgetRatings(this.sql, now);
        writeSetting(this.sql, "failures", null);
      });
      return mailIds;
    } catch (error) {
      this.#defer(error);
      return [];
    }
  }

  #propertyId(): string {
    const id = this.ctx.id.name ?? readSetting(this.sql, "property");
    if (!id) throw new Error("A desk was woken that has no property.");
    return id;
  }

  /** Reads and writes as one step, and sets the alarm by what is due from then on. */
  protected change<Outcome>(now: EpochMs, act: () => Outcome): Outcome {
    const outcome = this.ctx.storage.transactionSync(() => {
      const changed = act();
      if (readSetting(this.sql, "property") === null) {
        writeSetting(this.sql, "property", this.#propertyId());
      }
      if (!holdsAnything(this.sql)) writeSetting(this.sql, "deletion_due", null);
      else if (readNumber(this.sql, "deletion_due") === null) {
        writeSetting(this.sql, "deletion_due", nextDeletion(this.#propertyId(), now));
      }
      return changed;
    });
    // Nothing was awaited since: it is written with the rest, before anybody is answered.
    this.#arrange(now);
    return outcome;
  }

  /** Sets the one alarm for the earliest of all that is due. Nothing is waited for by an object that holds nothing. */
  #arrange(now: EpochMs): void {
    const failures = readNumber(this.sql, "failures") ?? 0;
    const retryMs = Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** failures);
    const moments = [
      hasTasks(this.sql) ? Date.now() + retryMs : null,
      nextDigestAt(this.sql, now),
      nextAlertAt(this.sql),
      nextOverdueAt(this.sql),
      nextNotificationAt(this.sql),
      nextStaffNotificationAt(this.sql),
      readNumber(this.sql, "deletion_due"),
    ].filter((moment) => moment !== null);
    // Behind what has just failed: not at once again.
    const earliest = Date.now() + (failures > 0 ? retryMs : 0);
    if (moments.length === 0) void this.ctx.storage.deleteAlarm();
    else void this.ctx.storage.setAlarm(Math.max(earliest, Math.min(...moments)));
  }

  protected tell(
    at: EpochMs,
    message: { readonly kind: MessageKindName; readonly id: string; readonly isNew: boolean } | null,
  ): void {
    const told = message
      ? { kind: MESSAGE_KINDS[message.kind].path, id: message.id, isNew: message.isNew }
      : { kind: null, id: null, isNew: false };
    addTask(this.sql, { task: "told", at, ...told }, at);
  }

  protected note(acted: Acting & { readonly action: Action; readonly summary: string }): void {
    addTask(this.sql, { task: "acted", ...acted }, acted.at);
  }

  async #doDue(now: EpochMs): Promise<void> {
    const sql = this.sql;
    const digests = dueDigests(sql, now);
    const alerts = dueAlerts(sql, now);
    const isDeletionDue = (readNumber(sql, "deletion_due") ?? Number.POSITIVE_INFINITY) <= now;
    const isOverdue = (nextOverdueAt(sql) ?? Number.POSITIVE_INFINITY) <= now;
    if (digests.length === 0 && alerts.length === 0 && !isOverdue && !isDeletionDue) return;
    const {
      readAlertReaders,
      readDeskProperty,
      readOverdueReaders,
      writeDigests,
      writeOverdue,
      writeWaitingAlerts,
    } = await import("./due-mail.ts");
    const propertyId = this.#propertyId();
    const property = await readDeskProperty(this.env, propertyId);
    // Deleted with all that belongs to it.
    if (!property) return this.eraseAll();
    const readers = alerts.length > 0 ? await readAlertReaders(this.env, propertyId) : [];
    const overdueReaders = isOverdue ? await readOverdueReaders(this.env, propertyId) : [];
    this.change(now, () => {
      writeDigests(sql, { env: this.env, propertyId, property, digests, now });
      writeWaitingAlerts(sql, { env: this.env, propertyId, property, alerts, readers, now });
      if (isOverdue) {
        writeOverdue(sql, { env: this.env, propertyId, property, readers: overdueReaders, now });
      }
      if (isDeletionDue) {
        deleteOverPeriod(sql, property.keptDays, now);
        // What nobody acted on has told nobody: it is gone, or another version counted otherwise.
        if (countWaiting(sql) !== readNumber(sql, "counted")) addTask(sql, { task: "counted" }, now);
        writeSetting(sql, "deletion_due", null);
      }
    });
  }

  /** Pushes what is due, one run at a time: this object alone does. */
  async #push(now: EpochMs): Promise<void> {
    this.#pushing ??= this.#pushDue(now).finally(() => {
      this.#pushing = null;
    });
    await this.#pushing;
  }

  /** To staff first: they are waited for. Guests are told all the same where D1, of which staff are read, is away. */
  async #pushDue(now: EpochMs): Promise<void> {
    const { sql, env } = this;
    const isDue = (at: EpochMs | null) => (at ?? Number.POSITIVE_INFINITY) <= now;
    const change = (act: () => void) => this.change(now, act);
    try {
      if (isDue(nextStaffNotificationAt(sql))) {
        const { sendStaffNotifications } = await import("./send-staff-notifications.ts");
        await sendStaffNotifications({ sql, env, propertyId: this.#propertyId(), now, change });
      }
    } finally {
      if (isDue(nextNotificationAt(sql))) {
        const { sendNotifications } = await import("./send-notifications.ts");
        await sendNotifications({ sql, env, propertyId: this.#propertyId(), now, change });
      }
    }
  }

  /** Carries out all tasks. What can't be told now waits for the alarm, and nobody who has caused it hears of that. */
  protected async tryToDeliver(): Promise<readonly string[]> {
    try {
      return await this.#delivery.run();
    } catch (error) {
      this.#defer(error);
      return [];
    }
  }

  #defer(error: unknown): void {
    const propertyId = readSetting(this.sql, "property");
    logEvent("desk_deferred", { propertyId, error });
    this.change(Date.now(), () => {
      writeSetting(this.sql, "failures", (readNumber(this.sql, "failures") ?? 0) + 1);
    });
  }
}

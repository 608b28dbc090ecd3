/**
 * Base of a property's desk: a Durable Object with SQLite, transactions and one alarm. Subclasses add methods;
 * this class runs all timed steps, retries failing ones, and reports delays to D1 for `/healthz`.
 */

import { DurableObject } from "cloudflare:workers";
import { MESSAGE_KINDS, type MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { Action } from "#domain/live/activity.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../../db/client.ts";
import { storeDeskState } from "../../../db/guests/desk-deliveries.ts";
import { forgetAlerts, nextAlertAt } from "../../../desk/alerts.ts";
import { countAside } from "../../../desk/aside.ts";
import { forgetMailed, nextDigestAt } from "../../../desk/mails.ts";
import { nextDeletion } from "../../../desk/nightly.ts";
import { nextNotificationAt } from "../../../desk/notifications.ts";
import { type Actor, addTask, hasTasks } from "../../../desk/outbox.ts";
import { nextOverdueAt } from "../../../desk/overdue.ts";
import { holdsAnything } from "../../../desk/periods.ts";
import { migrate } from "../../../desk/schema.ts";
import { readNumber, readSetting, writeSetting } from "../../../desk/settings.ts";
import { forgetRatings, nextStaffNotificationAt } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import { DeskDelivery } from "./desk-delivery.ts";
import {
  behindSince,
  clearFailure,
  isLastTry,
  RETRY_MS,
  recordFailure,
  retryAt,
  STEPS,
  type StepName,
} from "./desk-failures.ts";
import type { DeskHold } from "./desk-hold.ts";

/** Timed steps that need the property's row, in order. */
const CLOCK_STEPS = ["deletion", "digests", "overdue", "alerts"] as const;
type ClockStep = (typeof CLOCK_STEPS)[number];

/** A member who acts on messages, and when. */
export interface Acting extends Actor {
  readonly at: EpochMs;
}

/**
 * Lifecycle of a property's desk: storage, and the alarm that runs whatever is due. `GuestDesk` has the public
 * methods.
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
  #pushing: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage);
  }

  storedBytes(): number {
    return this.ctx.storage.sql.databaseSize;
  }

  /** Deletes everything, for a purged property. A later call starts with an empty object. */
  async eraseAll(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    migrate(this.ctx.storage);
  }

  override async alarm(): Promise<void> {
    await this.wake(Date.now());
  }

  /**
   * Runs everything due at a moment: deletions, digests, deferred ratings, tasks, pushes. Never throws. A
   * failing step is retried separately and does not delay the others.
   */
  async wake(now: EpochMs): Promise<readonly string[]> {
    if ((await this.#doDue(now)) === "gone") return [];
    const mailIds = await this.tryToDeliver();
    await this.#push(now);
    this.change(now, () => {
      forgetMailed(this.sql, now);
      forgetAlerts(this.sql, now);
      forgetRatings(this.sql, now);
    });
    await this.#report();
    return mailIds;
  }

  /** Runs a step and records its success or failure. @returns its outcome; `null`: it failed and will be retried. */
  async #attempt<Outcome>(step: StepName, act: () => Promise<Outcome>): Promise<Outcome | null> {
    try {
      const outcome = await act();
      if (retryAt(this.sql, step) !== null) this.change(Date.now(), () => clearFailure(this.sql, step));
      return outcome;
    } catch (error) {
      logEvent("desk_deferred", { propertyId: readSetting(this.sql, "property"), step, error });
      this.change(Date.now(), () => recordFailure(this.sql, step, Date.now()));
      return null;
    }
  }

  #propertyId(): string {
    const id = this.ctx.id.name ?? readSetting(this.sql, "property");
    if (!id) throw new Error("A desk was woken that has no property.");
    return id;
  }

  /** Runs an act in a transaction, and sets the alarm for what is due afterwards. */
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
    // No await since the transaction: the output gate writes both before any response.
    this.#arrange(now);
    return outcome;
  }

  /** When each step is due according to the stored data; `null`: not at all. */
  #moments(now: EpochMs): Record<StepName, EpochMs | null> {
    const { sql } = this;
    return {
      deletion: readNumber(sql, "deletion_due"),
      digests: nextDigestAt(sql, now),
      overdue: nextOverdueAt(sql),
      alerts: nextAlertAt(sql),
      tasks: hasTasks(sql) ? Date.now() + RETRY_MS : null,
      staff: nextStaffNotificationAt(sql),
      guests: nextNotificationAt(sql),
    };
  }

  /**
   * Sets the alarm for the earliest due step; a failed step waits for its retry without delaying others. No
   * alarm for an empty desk.
   */
  #arrange(now: EpochMs): void {
    const moments = this.#moments(now);
    const next = STEPS.flatMap((step) => {
      const retry = retryAt(this.sql, step);
      const moment = moments[step];
      return moment === null ? [] : [Math.max(moment, retry ?? 0)];
    });
    if (next.length === 0) void this.ctx.storage.deleteAlarm();
    else void this.ctx.storage.setAlarm(Math.max(Date.now(), Math.min(...next)));
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

  /** Runs the due timed steps. `gone`: the property was deleted, and so was the desk's data. */
  async #doDue(now: EpochMs): Promise<"gone" | null> {
    const moments = this.#moments(now);
    const isDue = (step: ClockStep) => (moments[step] ?? Number.POSITIVE_INFINITY) <= now;
    const due = CLOCK_STEPS.filter(isDue);
    const [first] = due;
    if (!first) return null;
    const clock = await this.#attempt(first, async () => {
      const { DeskClock } = await import("./desk-clock.ts");
      return DeskClock.open(this.#hold);
    });
    if (clock === "gone") await this.eraseAll();
    if (clock === null || clock === "gone") return clock;
    for (const step of due) await this.#attempt(step, () => clock[step](now));
    return null;
  }

  /** Sends due notifications, one run at a time. */
  async #push(now: EpochMs): Promise<void> {
    this.#pushing ??= this.#pushDue(now).finally(() => {
      this.#pushing = null;
    });
    await this.#pushing;
  }

  /**
   * Staff first, because guests wait for them. Guests' notifications don't need D1, so they are sent even if it
   * is unavailable.
   */
  async #pushDue(now: EpochMs): Promise<void> {
    const { sql, env } = this;
    const propertyId = this.#propertyId();
    const isDue = (at: EpochMs | null) => (at ?? Number.POSITIVE_INFINITY) <= now;
    const change = (act: () => void) => this.change(now, act);
    if (isDue(nextStaffNotificationAt(sql))) {
      await this.#attempt("staff", async () => {
        const { sendStaffNotifications } = await import("./send-staff-notifications.ts");
        const sending = { sql, env, propertyId, now, change, isLastTry: isLastTry(sql, "staff") };
        await sendStaffNotifications(sending);
      });
    }
    if (isDue(nextNotificationAt(sql))) {
      await this.#attempt("guests", async () => {
        const { sendNotifications } = await import("./send-notifications.ts");
        await sendNotifications({ sql, env, propertyId, now, change });
      });
    }
  }

  /** Delivers all tasks. Failures are left to the alarm and are not reported to the caller. */
  protected async tryToDeliver(): Promise<readonly string[]> {
    const mailIds = await this.#attempt("tasks", () => this.#delivery.run());
    if (mailIds === null) await this.#report();
    return mailIds ?? [];
  }

  /** Records delays and set-aside items in D1 when they change; `/healthz` counts them. */
  async #report(): Promise<void> {
    const state = { aside: countAside(this.sql), behindSince: behindSince(this.sql) };
    const text = state.aside > 0 || state.behindSince !== null ? JSON.stringify(state) : null;
    if (readSetting(this.sql, "reported") === text) return;
    try {
      const propertyId = this.#propertyId();
      await storeDeskState(getDatabase(this.env, propertyId), { propertyId, ...state });
      this.change(Date.now(), () => writeSetting(this.sql, "reported", text));
    } catch {
      // D1 is unavailable, which `/healthz` shows itself; the next wake-up reports again.
    }
  }
}

import { DurableObject } from "cloudflare:workers";
import { MESSAGE_KINDS, type MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { Action } from "#domain/live/activity.ts";
import type { EpochMs } from "#domain/time.ts";
import { getDatabase } from "../../../db/client.ts";
import { noteDeskState } from "../../../db/guests/desk-deliveries.ts";
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
  noteFailure,
  RETRY_MS,
  retryAt,
  STEPS,
  type StepName,
} from "./desk-failures.ts";
import type { DeskHold } from "./desk-hold.ts";

/** The steps by the clock that need the property's row, in their order. */
const CLOCK_STEPS = ["deletion", "digests", "overdue", "alerts"] as const;
type ClockStep = (typeof CLOCK_STEPS)[number];

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
  #pushing: Promise<void> | null = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    migrate(ctx.storage);
  }

  storedBytes(): number {
    return this.ctx.storage.sql.databaseSize;
  }

  /** Forgets everything, for a property that is deleted. The object starts empty if it is called again. */
  async eraseAll(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    migrate(this.ctx.storage);
  }

  override async alarm(): Promise<void> {
    await this.wake(Date.now());
  }

  /**
   * Does what is due by a moment: periods, digests, ratings that waited, tasks, pushes. Never throws. A step that fails
   * is tried again by itself: all others are done, and pause for nothing.
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

  /** Does one step, and notes how it went. @returns what it came to; null: it has failed, and is tried again. */
  async #attempt<Outcome>(step: StepName, act: () => Promise<Outcome>): Promise<Outcome | null> {
    try {
      const outcome = await act();
      if (retryAt(this.sql, step) !== null) this.change(Date.now(), () => clearFailure(this.sql, step));
      return outcome;
    } catch (error) {
      logEvent("desk_deferred", { propertyId: readSetting(this.sql, "property"), step, error });
      this.change(Date.now(), () => noteFailure(this.sql, step, Date.now()));
      return null;
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

  /** When each step is due by what is stored; null: not at all. */
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
   * Sets the one alarm for the earliest of all that is due; a step that has just failed is not due at once again, and
   * keeps no other waiting. Nothing is waited for by an object that holds nothing.
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

  /** Does what ends or waits by the clock. `gone`: the property was deleted, with all that belongs to it. */
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

  /** Carries out all tasks. What can't be told now waits for the alarm, and nobody who has caused it hears of that. */
  protected async tryToDeliver(): Promise<readonly string[]> {
    const mailIds = await this.#attempt("tasks", () => this.#delivery.run());
    if (mailIds === null) await this.#report();
    return mailIds ?? [];
  }

  /** Has D1 know what is behind or set aside here, once it changes: `/healthz` counts it. */
  async #report(): Promise<void> {
    const state = { aside: countAside(this.sql), behindSince: behindSince(this.sql) };
    const text = state.aside > 0 || state.behindSince !== null ? JSON.stringify(state) : null;
    if (readSetting(this.sql, "reported") === text) return;
    try {
      const propertyId = this.#propertyId();
      await noteDeskState(getDatabase(this.env, propertyId), { propertyId, ...state });
      this.change(Date.now(), () => writeSetting(this.sql, "reported", text));
    } catch {
      // D1 is away, which `/healthz` says by itself: the next wake reports it.
    }
  }
}

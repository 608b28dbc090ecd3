/**
 * Guest desk: all that guests of one property have left (messages, consents, mail about them), what it hides from
 * them behind a PIN or card, and whom it pushes to. A Durable Object, named by the id of the property.
 * It exposes one method for each call; the work is done by functions of this folder and of `worker/desk`.
 * It exists so that D1 holds no word of a guest, and so that a message and all that it causes are one transaction.
 */

import type { TransferRow } from "#domain/account/group-transfer.ts";
import type { Answers } from "#domain/guest/answer-times.ts";
import type { GuestCode, GuestEntryKey } from "#domain/guest/guest-data.ts";
import type { HeldGroups } from "#domain/guest/held-messages.ts";
import type { KeptDays } from "#domain/guest/messages/kept-days.ts";
import type { AnyMessage, MessageKindName } from "#domain/guest/messages/kinds.ts";
import { type RequestProgress, toProgress } from "#domain/guest/request-progress.ts";
import type { EpochMs } from "#domain/time.ts";
import { stopAlerts } from "../../../desk/alerts.ts";
import { type AnsweredPeriod, readAnswers } from "../../../desk/answers.ts";
import { type ConsentAnswer, eraseVisitorConsents, replaceConsent } from "../../../desk/consents.ts";
import {
  countWrongPins,
  findPin,
  type GuardedPart,
  listPinnedButtons,
  replaceGuarded,
} from "../../../desk/guarded.ts";
import type { HeldGroupKey } from "../../../desk/held-messages.ts";
import {
  findMessage,
  findRequestByReceipt,
  type MessagePage,
  readMessagePage,
  selectRequestsTakenBy,
  summariseWaiting,
} from "../../../desk/messages.ts";
import {
  countSentNotifications,
  type NotificationBatch,
  storeNotifications,
} from "../../../desk/notifications.ts";
import { addTask } from "../../../desk/outbox.ts";
import { countHeld } from "../../../desk/periods.ts";
import {
  type Erasable,
  type FoundEntries,
  findEntriesByCode,
  findEntriesByStay,
  findExistingEntries,
  type Stay,
} from "../../../desk/search.ts";
import { readNumber } from "../../../desk/settings.ts";
import {
  clearSubscribedPlace,
  countSubscriptions,
  deleteSubscription,
  deleteSubscriptions,
  type Subscriber,
  storeSubscription,
} from "../../../desk/subscriptions.ts";
import { type DeskTable, dumpDesk, loadDesk } from "../../../desk/transfer.ts";
import { LocatedObject } from "../../../located-object.ts";
import { change, eraseAll, note, openDesk, type StaffActor } from "./desk.ts";
import {
  changePin,
  type GuardAnswer,
  type GuardAttempt,
  type GuardedView,
  guardedFile,
  guardedForms,
  openGuarded,
} from "./guard.ts";
import {
  type Arrival,
  type AskedStep,
  deleteHeldGroup,
  eraseEntries,
  type HandleResult,
  handleMessage,
  readHeldGroups,
  readOverview,
  releaseHeldGroup,
  type StoredArrival,
  storeArrival,
} from "./messages.ts";
import { tryToDeliver, wake } from "./wake.ts";

/**
 * Effects outside are written in the same transaction as tasks of an outbox, such as a mail or a change log
 * row. They are delivered at once, and by the alarm until done; D1 skips tasks by number, so that each is
 * carried out exactly once.
 *
 * The alarm also runs timed steps: retention (D20), digests, deferred alerts.
 */
export class GuestDesk extends LocatedObject {
  readonly #desk = openDesk(this.ctx, () => this.env);
  readonly #sql = this.#desk.sql;

  override async alarm(): Promise<void> {
    await wake(this.#desk, Date.now());
  }

  /** Runs everything due at a moment. @returns the ids of enqueued mails. */
  async wake(now: EpochMs): Promise<readonly string[]> {
    return wake(this.#desk, now);
  }

  storedBytes(): number {
    return this.#sql.databaseSize;
  }

  /** Forgets everything, for a property that is deleted. */
  async eraseAll(): Promise<void> {
    await eraseAll(this.#desk);
  }

  // Messages, and what staff do with them.

  async store(arrival: Arrival): Promise<StoredArrival> {
    return storeArrival(this.#desk, arrival);
  }

  /** A page of a kind's messages, optionally of a held group, rating or room: open ones first, newest first. */
  async list(page: MessagePage): Promise<AnyMessage[]> {
    return readMessagePage(this.#sql, page);
  }

  async overview(rest: number) {
    return readOverview(this.#sql, rest);
  }

  async find(kind: MessageKindName, id: string): Promise<AnyMessage | null> {
    return findMessage(this.#sql, kind, id);
  }

  async held(): Promise<HeldGroups> {
    return readHeldGroups(this.#sql);
  }

  async handle(asked: AskedStep, by: StaffActor): Promise<HandleResult | null> {
    return handleMessage(this.#desk, asked, by);
  }

  /** Unassigns the open requests of a removed member; they become seen, by the remover. */
  async giveBack(userId: string, by: StaffActor): Promise<void> {
    for (const { id, handling } of selectRequestsTakenBy(this.#sql, userId)) {
      await this.handle({ kind: "request", id, from: handling.revision, step: { to: "seen" } }, by);
    }
  }

  /** Progress of a receipt's request for its guest; `null`: unknown code. */
  async progress(receiptCode: string): Promise<RequestProgress | null> {
    const message = findRequestByReceipt(this.#sql, receiptCode);
    return message && toProgress(message.content, message.handling, message.at);
  }

  async release(group: HeldGroupKey, by: StaffActor & { readonly timeZone: string }): Promise<number> {
    return releaseHeldGroup(this.#desk, group, by);
  }

  async deleteHeld(group: HeldGroupKey, by: StaffActor): Promise<number> {
    return deleteHeldGroup(this.#desk, group, by);
  }

  /** Response times of a period's requests; `null`: no requests. */
  async answers(period: AnsweredPeriod): Promise<Answers | null> {
    return readAnswers(this.#sql, period);
  }

  /** Drops deferred ratings of a member who switched alerts off. */
  stopAlerts(userId: string): void {
    change(this.#desk, Date.now(), (sql) => stopAlerts(sql, userId));
  }

  /** Stores a guest's answer to the consent question, replacing the previous one. */
  async storeConsent(answer: ConsentAnswer): Promise<void> {
    change(this.#desk, answer.at, (sql) => replaceConsent(sql, answer));
  }

  /** Deletes a guest's consents. @returns how many there were. */
  async eraseConsents(visitorId: string): Promise<number> {
    return change(this.#desk, Date.now(), (sql) => eraseVisitorConsents(sql, visitorId));
  }

  // Guests' data: found, erased, counted, carried to another installation.

  async findByCode(code: GuestCode): Promise<FoundEntries> {
    return findEntriesByCode(this.#sql, code);
  }

  async findByStay(stay: Stay): Promise<FoundEntries> {
    return findEntriesByStay(this.#sql, stay);
  }

  /** Which of the entries still exist. */
  async findErasable(entries: readonly GuestEntryKey[]): Promise<Erasable> {
    return findExistingEntries(this.#sql, entries);
  }

  async erase(
    entries: readonly GuestEntryKey[],
    how: { readonly by: StaffActor; readonly digestBody: string },
  ): Promise<number> {
    return eraseEntries(this.#desk, entries, how);
  }

  /** Number of entries of each kind, how many expire by a moment, and when the next deletion was due. */
  async count(days: KeptDays, at: EpochMs) {
    return { counts: countHeld(this.#sql, days, at), deletionDueAt: readNumber(this.#sql, "deletion_due") };
  }

  /** A page of a table for an export, after an id. */
  async dump(table: DeskTable, after: string | null) {
    return dumpDesk(this.#sql, table, after);
  }

  /**
   * Stores a page of an import. Nothing is mailed or deleted before `open`. Idempotent; only for a property
   * without guests here.
   */
  load(table: DeskTable, rows: readonly TransferRow[]): void {
    this.ctx.storage.transactionSync(() => loadDesk(this.#sql, table, rows));
  }

  /** Starts the desk after an import, and sends D1 the number of open requests. */
  async open(): Promise<void> {
    change(this.#desk, Date.now(), (sql) => addTask(sql, { task: "counted" }, Date.now()));
    await tryToDeliver(this.#desk);
  }

  /** The requests that wait, for the screen of a shared desk (H3). */
  getWaiting(now: EpochMs): ReturnType<typeof summariseWaiting> {
    return summariseWaiting(this.#sql, now);
  }

  // Guarded buttons (R8).

  /** Replaces all guarded content. Idempotent. */
  layGuarded(parts: readonly GuardedPart[]): void {
    change(this.#desk, Date.now(), (sql) => replaceGuarded(sql, parts));
  }

  async setPin(buttonId: string, pin: string, by: StaffActor): Promise<void> {
    await changePin(this.#desk, { buttonId, pin }, by);
  }

  /** When a button's PIN was set (`null`: no PIN, nobody can pass), and the wrong attempts within a day. */
  pinState(buttonId: string): { readonly setAt: EpochMs | null; readonly wrong: number } {
    const setAt = findPin(this.#sql, buttonId)?.setAt ?? null;
    return { setAt, wrong: countWrongPins(this.#sql, buttonId, Date.now()) };
  }

  /** Ids of all buttons with a PIN, including deleted buttons. */
  pinnedButtons(): readonly string[] {
    return listPinnedButtons(this.#sql);
  }

  async openGuarded(asking: GuardAttempt): Promise<GuardAnswer> {
    return openGuarded(this.#desk, asking);
  }

  guardedForms(showing: GuardedView): readonly string[] | null {
    return guardedForms(this.#sql, showing);
  }

  guardedFile(showing: GuardedView & { readonly name: string }): string | null {
    return guardedFile(this.#sql, showing);
  }

  // Guests who agreed to be notified (N6).

  /** Stores a push subscription for 14 days. @returns `false` if the property has too many. */
  subscribe(subscriber: Subscriber, now: EpochMs): boolean {
    return change(this.#desk, now, (sql) => storeSubscription(sql, subscriber, now));
  }

  /** Removes a replaced card's place from subscriptions. */
  forgetPlace(place: string, now: EpochMs): void {
    change(this.#desk, now, (sql) => clearSubscribedPlace(sql, place));
  }

  /** Unsubscribes a guest's browser. */
  unsubscribe(endpoint: string, now: EpochMs): void {
    change(this.#desk, now, (sql) => deleteSubscription(sql, endpoint));
  }

  /** Deletes all subscriptions, on behalf of the property. @returns how many there were. */
  async endSubscriptions(by: StaffActor): Promise<number> {
    const count = change(this.#desk, by.at, (sql) => {
      const ended = deleteSubscriptions(sql);
      if (ended > 0) note(sql, { ...by, action: "notifications.ended", summary: String(ended) });
      return ended;
    });
    await tryToDeliver(this.#desk);
    return count;
  }

  /** Stores the active announcements; the alarm, set to now, pushes them. Idempotent. */
  notify(batch: NotificationBatch): void {
    change(this.#desk, batch.at, (sql) => storeNotifications(sql, batch));
  }

  /** Number of subscriptions, and how many browsers each announcement was sent to. */
  pushed(now: EpochMs): { readonly subscribers: number; readonly sent: Readonly<Record<string, number>> } {
    return { subscribers: countSubscriptions(this.#sql, now), sent: countSentNotifications(this.#sql) };
  }
}

import type { EpochMs } from "#domain/time.ts";
import {
  type NotificationBatch,
  sentNotifications,
  storeNotifications,
} from "../../../desk/notifications.ts";
import {
  countSubscriptions,
  deleteSubscription,
  deleteSubscriptions,
  forgetPlace,
  type Subscriber,
  storeSubscription,
} from "../../../desk/subscriptions.ts";
import { type Acting, DeskObject } from "./desk-object.ts";

/**
 * Desk methods for push notifications to guests (N6): subscriptions, and each announcement's progress through
 * them.
 */
export abstract class PushDesk extends DeskObject {
  /** Stores a push subscription for 14 days. @returns `false` if the property has too many. */
  subscribe(subscriber: Subscriber, now: EpochMs): boolean {
    return this.change(now, () => storeSubscription(this.sql, subscriber, now));
  }

  /** Removes a replaced card's place from subscriptions. */
  forgetPlace(place: string, now: EpochMs): void {
    this.change(now, () => forgetPlace(this.sql, place));
  }

  /** Unsubscribes a guest's browser. */
  unsubscribe(endpoint: string, now: EpochMs): void {
    this.change(now, () => deleteSubscription(this.sql, endpoint));
  }

  /** Deletes all subscriptions, on behalf of the property. @returns how many there were. */
  async endSubscriptions(by: Acting): Promise<number> {
    const count = this.change(by.at, () => {
      const ended = deleteSubscriptions(this.sql);
      if (ended > 0) this.note({ ...by, action: "notifications.ended", summary: String(ended) });
      return ended;
    });
    await this.tryToDeliver();
    return count;
  }

  /** Stores the active announcements; the alarm, set to now, pushes them. Idempotent. */
  notify(told: NotificationBatch): void {
    this.change(told.at, () => storeNotifications(this.sql, told));
  }

  /** Number of subscriptions, and how many browsers each announcement was sent to. */
  pushed(now: EpochMs): { readonly subscribers: number; readonly sent: Readonly<Record<string, number>> } {
    return { subscribers: countSubscriptions(this.sql, now), sent: sentNotifications(this.sql) };
  }
}

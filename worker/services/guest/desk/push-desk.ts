import type { EpochMs } from "#domain/time.ts";
import { sentNotifications, type ToldNotifications, takeNotifications } from "../../../desk/notifications.ts";
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
 * The part of a desk that pushes what its property tells to guests who agreed (N6): their browsers, and of each
 * announcement how far it has come among them.
 */
export abstract class PushDesk extends DeskObject {
  /** Keeps a browser that may be pushed to, for 14 days. @returns false where a property has too many. */
  subscribe(subscriber: Subscriber, now: EpochMs): boolean {
    return this.change(now, () => storeSubscription(this.sql, subscriber, now));
  }

  /** Takes a place from all who came by a card of it that was replaced. */
  forgetPlace(place: string, now: EpochMs): void {
    this.change(now, () => forgetPlace(this.sql, place));
  }

  /** Ends it, by its guest. */
  unsubscribe(endpoint: string, now: EpochMs): void {
    this.change(now, () => deleteSubscription(this.sql, endpoint));
  }

  /** Ends all, by the property, at once. @returns how many there were. */
  async endSubscriptions(by: Acting): Promise<number> {
    const count = this.change(by.at, () => {
      const ended = deleteSubscriptions(this.sql);
      if (ended > 0) this.note({ ...by, action: "notifications.ended", summary: String(ended) });
      return ended;
    });
    await this.tryToDeliver();
    return count;
  }

  /** Has all that is on and to be pushed sent by the alarm, which is now. Safe to repeat. */
  notify(told: ToldNotifications): void {
    this.change(told.at, () => takeNotifications(this.sql, told));
  }

  /** How many browsers may be pushed to, and to how many each announcement was sent. */
  pushed(now: EpochMs): { readonly subscribers: number; readonly sent: Readonly<Record<string, number>> } {
    return { subscribers: countSubscriptions(this.sql, now), sent: sentNotifications(this.sql) };
  }
}

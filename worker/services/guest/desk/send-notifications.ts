/**
 * Pushes announcements to subscribed guests (N6). Exposes `sendNotifications`, run by the desk's alarm.
 * Delivery is at least once; repetitions replace each other by topic and tag.
 */

import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { PUSH_WORDS } from "#portal/words/push-words.ts";
import { setAside } from "../../../desk/aside.ts";
import {
  type DuePush,
  findNextNotificationAt,
  markPushes,
  selectDuePushes,
} from "../../../desk/notifications.ts";
import { logEvent } from "../../../log-event.ts";
import type { PushOutcome } from "../../../push/push-outcome.ts";
import { type PushBindings, sendPush } from "../../../push/send-push.ts";
import { type SendQueue, sendDue } from "../../sending/send-due.ts";

/** Subrequests per wake-up used for pushes. */
const PUSHES_A_WAKE = 700;
const READ_AT_ONCE = 60;
/** Longest time that push services keep an announcement without an end. */
const TTL_SECONDS_MAX = 24 * 60 * 60;

interface Sending {
  readonly sql: SqlStorage;
  readonly env: PushBindings;
  readonly propertyId: string;
  readonly now: EpochMs;
  /** Runs an act in a transaction. */
  readonly change: (act: () => void) => void;
}

/** The notification in the format of the portal's service worker; contains nothing about the guest. */
function toPayload({ notificationId, notification, language }: DuePush): string {
  const said = notification.texts.find((each) => each.language === language) ?? notification.texts[0];
  return JSON.stringify({
    title: notification.title,
    body: said?.text ?? "",
    tag: notificationId,
    path: `${notification.path}/${language}`,
    stop: PUSH_WORDS[language].stop,
  });
}

function createOutgoingNotifications({
  sql,
  env,
  propertyId,
  now,
  change,
}: Sending): SendQueue<DuePush, PushOutcome> {
  return {
    claim: async (limit) =>
      selectDuePushes(sql, {
        now,
        limit,
        onAside: (error) => logEvent("item_set_aside", { kind: "notification", propertyId, error }),
      }),
    send: async (push) => {
      const { until, isUrgent } = push.notification;
      const seconds = until === null ? TTL_SECONDS_MAX : Math.ceil((until - now) / SECOND_MS);
      const outcome = await sendPush(env, push.subscription, toPayload(push), {
        ttlSeconds: Math.min(seconds, TTL_SECONDS_MAX),
        urgency: isUrgent ? "high" : "normal",
        topic: push.notificationId,
      });
      if (outcome.outcome === "refused") logEvent("push_refused", { message: outcome.reason });
      return outcome;
    },
    toOutcome: (error, { notificationId, hash }) => {
      logEvent("item_set_aside", { kind: "push", propertyId, notificationId, error });
      change(() => setAside(sql, "push", `${notificationId} ${hash}`, now));
      return { outcome: "refused", reason: String(error) };
    },
    mark: async (sent) => {
      const marks = sent.map(({ item, outcome }) => ({
        push: item,
        outcome: outcome.outcome,
        retryAfterMs: outcome.outcome === "later" ? (outcome.retryAfterSeconds ?? 0) * SECOND_MS : 0,
      }));
      change(() => markPushes(sql, marks, now));
    },
  };
}

/**
 * Pushes due notifications to subscribed guests, at least once each: repetitions replace each other by topic
 * and tag. The rest is due at once, at the next wake-up.
 */
export async function sendNotifications(sending: Sending): Promise<void> {
  const { sql, now } = sending;
  const isDue = () => (findNextNotificationAt(sql) ?? Number.POSITIVE_INFINITY) <= now;
  const outgoing = createOutgoingNotifications(sending);
  for (let left = PUSHES_A_WAKE; left > 0 && isDue(); ) {
    const bounds = { itemsMax: left, claimedMax: READ_AT_ONCE, goesOn: isDue };
    const { outcomes } = await sendDue(outgoing, bounds);
    left -= outcomes.length;
  }
}

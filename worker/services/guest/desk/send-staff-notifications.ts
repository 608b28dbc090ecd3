/**
 * Pushes notifications about messages to members' browsers (N9). Exposes `sendStaffNotifications`, run by the
 * desk's alarm. Access and preferences are read from D1 at each push; repetitions replace each other by topic
 * and tag.
 */

import { decideInterfaceLanguage, type InterfaceLanguage } from "#domain/language.ts";
import { contentLanguageSchema } from "#domain/property/property.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import {
  deleteGoneSubscriptions,
  type NotifiedBrowser,
  selectBrowsersToRetry,
  selectNotifiedBrowsers,
  selectPushedProperty,
} from "../../../db/account/staff-subscriptions.ts";
import { getDatabase, isAnswering } from "../../../db/client.ts";
import { setAside } from "../../../desk/aside.ts";
import { findMessage } from "../../../desk/messages.ts";
import {
  countHeldRatings,
  dropStaffNotification,
  findDueStaffNotification,
  finishStaffNotification,
  markFirstPassDone,
  markRatingsSent,
  markStaffPushes,
  ratingHeldMs,
  type StaffNotification,
  selectDueRetries,
} from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import type { PushOutcome } from "../../../push/push-outcome.ts";
import { sendPush } from "../../../push/send-push.ts";
import { type SendResult, sendAbreast } from "../../sending/send-due.ts";
import { INTAKES } from "../messages/intakes.ts";
import type { PushedProperty } from "../messages/staff-notice.ts";

/**
 * Share of a wake-up's 1,000 subrequests, beside guests' pushes: each push is one, and each step of a
 * notification makes three or four D1 queries.
 */
const PUSHES_A_WAKE = 60;
const READ_AT_ONCE = 60;
/** Time for which the push service keeps an undelivered notification. Later, the message is only in the inbox. */
const TTL_SECONDS = 4 * 60 * 60;

interface Sending {
  readonly sql: SqlStorage;
  readonly env: Env;
  readonly propertyId: string;
  readonly now: EpochMs;
  /** Whether this is the last attempt: items that fail now, except because of D1, are set aside. */
  readonly isLastTry: boolean;
  /** Runs an act in a transaction. */
  readonly change: (act: () => void) => void;
}

/** One notification for one browser. */
interface StaffPush {
  readonly browser: NotifiedBrowser;
  readonly language: InterfaceLanguage;
  readonly attempts: number;
}

/** Result of a push; `held`: deferred, because the browser got a rating within the hour. */
type Outcome = PushOutcome | { readonly outcome: "held"; readonly heldMs: number };

/** The message that a notification is about. `null`: staff don't need it, as the message is closed or assigned. */
function findNews(sql: SqlStorage, { kind, messageId, occasion }: StaffNotification) {
  const message = findMessage(sql, kind, messageId);
  if (!message || message.closedAt !== null) return null;
  return occasion === "new" && message.handling.state === "taken" ? null : message;
}

async function readProperty(env: Env, propertyId: string): Promise<PushedProperty | null> {
  const [row] = await selectPushedProperty(getDatabase(env, propertyId), propertyId);
  if (!row) return null;
  const { name, showsGuestWords } = row;
  const defaultLanguage = contentLanguageSchema.parse(row.defaultLanguage);
  return { id: propertyId, name, defaultLanguage, showsGuestWords };
}

/** The next browsers: first those not processed yet, then due retries. Empty: finished. */
async function claimPushes(sending: Sending, notification: StaffNotification): Promise<readonly StaffPush[]> {
  const { sql, env, propertyId, now } = sending;
  const { messageId, occasion, level, position } = notification;
  const db = getDatabase(env, propertyId);
  const filter = { propertyId, occasion, level, now };
  const toPush = (browser: NotifiedBrowser, attempts: number): StaffPush => ({
    browser,
    language: decideInterfaceLanguage(browser.language, undefined),
    attempts,
  });
  if (position !== null) {
    const found = await selectNotifiedBrowsers(db, { ...filter, after: position, limit: READ_AT_ONCE });
    if (found.length > 0) return found.map((browser) => toPush(browser, 0));
    markFirstPassDone(sql, messageId);
  }
  const due = selectDueRetries(sql, { messageId, now, limit: READ_AT_ONCE });
  if (due.size === 0) return [];
  const found = await selectBrowsersToRetry(db, filter, [...due.keys()]);
  return found.map((browser) => toPush(browser, due.get(browser.sessionId) ?? 0));
}

function countRest(outcome: Outcome): number {
  if (outcome.outcome === "held") return outcome.heldMs;
  return outcome.outcome === "later" ? (outcome.retryAfterSeconds ?? 0) * SECOND_MS : 0;
}

async function markOutcomes(
  { sql, env, propertyId, now, change }: Sending,
  { messageId, occasion }: StaffNotification,
  sent: readonly SendResult<StaffPush, Outcome>[],
): Promise<void> {
  const gone = sent.flatMap(({ item, outcome }) => (outcome.outcome === "gone" ? [item.browser.hash] : []));
  if (gone.length > 0) await deleteGoneSubscriptions(getDatabase(env, propertyId), gone);
  const marks = sent.map(({ item, outcome }) => ({
    sessionId: item.browser.sessionId,
    attempts: item.attempts,
    outcome: outcome.outcome,
    retryAfterMs: countRest(outcome),
  }));
  change(() => {
    markStaffPushes(sql, messageId, { marks, now });
    if (occasion !== "rating") return;
    for (const { sessionId, outcome } of marks) if (outcome === "sent") markRatingsSent(sql, sessionId, now);
  });
}

/** @returns the number of pushes; 0: finished. */
async function sendSome(sending: Sending, notification: StaffNotification): Promise<number> {
  const { sql, env, propertyId, now, change } = sending;
  const { messageId, kind, occasion } = notification;
  const message = findNews(sql, notification);
  const property = message && (await readProperty(env, propertyId));
  if (!message || !property) {
    change(() => dropStaffNotification(sql, messageId));
    return 0;
  }
  const pushes = await claimPushes(sending, notification);
  await sendAbreast<StaffPush, Outcome>(pushes, {
    send: async ({ browser, language, attempts }) => {
      const { sessionId, endpoint, p256dh, auth } = browser;
      const heldMs = occasion === "rating" ? ratingHeldMs(sql, sessionId, now) : 0;
      if (heldMs > 0) return { outcome: "held", heldMs };
      const ratings = attempts > 0 ? countHeldRatings(sql, sessionId) : 1;
      const notice = INTAKES[kind].notice(message as never, { property, language, occasion, ratings });
      const outcome = await sendPush(env, { endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        ttlSeconds: TTL_SECONDS,
        urgency: occasion === "rating" ? "normal" : "high",
        topic: messageId,
      });
      if (outcome.outcome === "refused") logEvent("push_refused", { message: outcome.reason });
      return outcome;
    },
    toOutcome: (error, { browser }) => {
      logEvent("item_set_aside", { kind: "staff push", propertyId, messageId, error });
      change(() => setAside(sql, "staff push", `${messageId} ${browser.sessionId}`, now));
      return { outcome: "refused", reason: String(error) };
    },
    mark: (sent) => markOutcomes(sending, notification, sent),
  });
  if (pushes.length === 0) change(() => finishStaffNotification(sql, messageId, now));
  return pushes.length;
}

/**
 * Pushes due notifications to browsers of members who may see the property now, at least once each: repetitions
 * replace each other by topic and tag. The rest is due at once, at the next wake-up. Low ratings are limited to
 * one an hour per browser; further ones are summarised at its end.
 */
export async function sendStaffNotifications(sending: Sending): Promise<void> {
  const { sql, env, propertyId, now, change, isLastTry } = sending;
  const failed: string[] = [];
  const failures: unknown[] = [];
  for (let left = PUSHES_A_WAKE; left > 0; left -= 1) {
    const notification = findDueStaffNotification(sql, now, failed);
    if (!notification) break;
    const { messageId } = notification;
    try {
      left -= await sendSome(sending, notification);
    } catch (error) {
      failed.push(messageId);
      if (isLastTry && (await isAnswering(getDatabase(env, propertyId)))) {
        logEvent("item_set_aside", { kind: "staff notification", propertyId, messageId, error });
        change(() => setAside(sql, "staff notification", messageId, now));
      } else failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

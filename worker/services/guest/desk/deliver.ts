/**
 * Carries out the desk's tasks in D1: mails, change log, activities and alerts. Exposes `deliverTasks` and
 * `expandAlerts`, used by `deliverAll`. D1 stores the last task's number in the same batch, so that a
 * repetition changes nothing.
 */

import type { AnyMessage, MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { EpochMs } from "#domain/time.ts";
import { selectHasStaffSubscription } from "../../../db/account/staff-subscriptions.ts";
import { getDatabase } from "../../../db/client.ts";
import {
  enqueueDeskMail,
  eraseMessageMail,
  logMessageAction,
  logMessageChange,
  selectAlertReaders,
  selectDeskProperty,
  storeDelivered,
} from "../../../db/guests/desk-deliveries.ts";
import type { Statement } from "../../../db/named-batch.ts";
import { ALERT_INTERVAL_MS, admitAlert } from "../../../desk/alerts.ts";
import { setAside } from "../../../desk/aside.ts";
import {
  addTask,
  deleteTasks,
  isWaiting,
  type LowRating,
  type NumberedTask,
  type Task,
} from "../../../desk/outbox.ts";
import type { StaffNews } from "../../../desk/staff-notifications.ts";
import { logEvent } from "../../../log-event.ts";
import { sealKept } from "../../../mail/define-mail.ts";
import { guestMessage } from "../../../mail/kinds/guest-message.ts";
import { messageDigest } from "../../../mail/kinds/message-digest.ts";
import { ratingAlert } from "../../../mail/kinds/rating-alert.ts";
import { decideMailReader } from "../../../mail/mail-reader.ts";
import { commitLogged } from "../../commit.ts";
import { stopLink } from "../../mail/stop-link.ts";
import { INTAKES } from "../messages/intakes.ts";

interface Delivery {
  readonly propertyId: string;
  readonly tasks: readonly NumberedTask[];
  readonly openRequests: number;
  /** Reads messages that the desk still has. */
  readonly read: (kind: MessageKindName, ids: readonly string[]) => readonly AnyMessage[];
}

type GroupRef = { readonly groupId: string; readonly companyId: string };

/**
 * Carries out a desk's tasks in one D1 batch, each exactly once, then notifies the channel.
 *
 * @returns the enqueued mails, and the staff notifications to send; none if no member has subscribed.
 */
export async function deliverTasks(
  env: Env,
  { propertyId, tasks, openRequests, read }: Delivery,
): Promise<{ readonly mailIds: readonly string[]; readonly news: readonly StaffNews[] }> {
  const db = getDatabase(env, propertyId);
  const changeIndexes: number[] = [];
  const news = tasks.flatMap(({ task }) => (task.task === "notify" ? [task.news] : []));
  const carried: Statement[] = [];
  for (const { number, task } of tasks) {
    if (task.task === "told") changeIndexes.push(carried.length);
    carried.push(...toStatements(env, { propertyId, number, task }));
  }
  for (const { number, task } of tasks) {
    if (task.task === "vouched")
      await vouch(env, { propertyId, number, task, messages: read(task.kind, task.messageIds) });
  }
  const last = tasks.at(-1)?.number ?? 0;
  const { subscriptions } = await commitLogged(env, propertyId, {
    statements: {
      carried,
      delivered: storeDelivered(db, { propertyId, number: last, openRequests }),
      subscriptions: news.length > 0 ? [selectHasStaffSubscription(db, propertyId)] : [],
    },
    // All tasks belong to one group, so one notification suffices.
    whom: ({ carried }: { readonly carried: readonly unknown[] }) =>
      changeIndexes.flatMap((at) => carried[at] as readonly GroupRef[]).slice(0, 1),
  });
  const mailIds = tasks.flatMap(({ task }) => (task.task === "mail" ? [task.mail.id] : []));
  return { mailIds, news: subscriptions.flat().length > 0 ? news : [] };
}

/** Tasks only contain mails composed by these kinds. */
const KEPT_KINDS = { message: guestMessage, digest: messageDigest } as const;

interface OneTask {
  readonly propertyId: string;
  readonly number: number;
  readonly task: Task;
}

function toStatements(env: Env, { propertyId, number, task }: OneTask): readonly Statement[] {
  const db = getDatabase(env, propertyId);
  const delivered = { propertyId, number };
  switch (task.task) {
    case "told":
      return [logMessageChange(db, { ...delivered, at: task.at, payload: toPayload(task) })];
    case "acted":
      return [logMessageAction(db, { ...delivered, ...task })];
    case "mail": {
      const { id, at, queue, needsAgreement, ...text } = task.mail;
      const mail = sealKept(KEPT_KINDS[queue], env, text);
      return [enqueueDeskMail(db, { ...delivered, id, at, mail, needsAgreement })];
    }
    case "erased":
      return eraseMessageMail(db, { propertyId, ...task });
    // Alerts were expanded into mails before; staff are notified by the desk itself; the number of open
    // requests goes with every delivery; figures are in another object.
    case "alert":
    case "notify":
    case "counted":
    case "vouched":
      return [];
    default:
      return task satisfies never;
  }
}

interface Vouching {
  readonly propertyId: string;
  readonly number: number;
  readonly task: Extract<Task, { readonly task: "vouched" }>;
  readonly messages: readonly AnyMessage[];
}

/** Counts released messages in the analytics, once per task number. */
async function vouch(env: Env, { propertyId, number, task, messages }: Vouching): Promise<void> {
  const { kind, heldGroup, at, timeZone } = task;
  const counted = messages.map(({ at: sentAt, buttonId, content }) => {
    const feedback = INTAKES[kind].counts(buttonId, content as never);
    const place = "place" in content ? content.place : null;
    return { at: sentAt, ...(feedback ? { feedback } : {}), ...(place ? { placeId: place.id } : {}) };
  });
  const vouched = { number, kind, heldGroup, messages: counted };
  await env.PROPERTY_ANALYTICS.getByName(propertyId).vouch(vouched, { now: at, timeZone });
}

/** Payload of the change log: the message's id, never its content. */
function toPayload({ kind, id, isNew }: Extract<Task, { readonly task: "told" }>): object {
  return kind === null || id === null ? {} : { message: { kind, id, isNew } };
}

interface AlertTask {
  readonly number: number;
  readonly rating: LowRating;
}

type Reader = Awaited<ReturnType<typeof selectAlertReaders>>[number];

interface Expansion {
  readonly env: Env;
  readonly propertyId: string;
  readonly alerts: readonly AlertTask[];
  readonly readers: { readonly propertyName: string; readonly members: readonly Reader[] };
}

/**
 * Expands alerts into mails: one for each member with a matching threshold, in their language, unless they got
 * one within the hour.
 */
export const expandAlerts = {
  async read(
    env: Env,
    propertyId: string,
    alerts: readonly AlertTask[],
    now: EpochMs,
  ): Promise<Expansion["readers"]> {
    const db = getDatabase(env, propertyId);
    const level = Math.min(...alerts.map(({ rating }) => rating.level));
    const [members, [property]] = await db.batch([
      selectAlertReaders(db, { propertyId, level, now }),
      selectDeskProperty(db, propertyId),
    ]);
    return { propertyName: property?.name ?? "", members: members };
  },

  /** For a transaction. Withdrawn alerts are skipped. If a mail to one member can't be composed, the others are. */
  write(sql: SqlStorage, { env, propertyId, alerts, readers }: Expansion): void {
    for (const { number, rating } of alerts) {
      if (!isWaiting(sql, number)) continue;
      for (const reader of readers.members) {
        if (reader.preferences.alertRating < rating.level) continue;
        const { userId } = reader.preferences;
        const mail = tryAlertMail(env, { propertyId, propertyName: readers.propertyName, rating, reader });
        if (mail === null) setAside(sql, "alert mail", `${number} ${userId}`, rating.at);
        if (mail === null || !admitAlert(sql, userId, rating.at)) continue;
        addTask(sql, { task: "mail", mail }, rating.at, rating.messageId);
      }
      deleteTasks(sql, [number]);
    }
  },
};

interface AlertMail {
  readonly propertyId: string;
  readonly propertyName: string;
  readonly rating: LowRating;
  readonly reader: Reader;
}

function tryAlertMail(env: Env, alert: AlertMail) {
  try {
    return alertMail(env, alert);
  } catch (error) {
    logEvent("item_set_aside", { kind: "alert mail", propertyId: alert.propertyId, error });
    return null;
  }
}

function alertMail(env: Env, { propertyId, propertyName, rating, reader }: AlertMail) {
  const { preferences, email, displayName, language: kept } = reader;
  const { language, origin } = decideMailReader(env, { language: kept, origin: preferences.origin });
  const content = ratingAlert.compose({
    language,
    name: displayName,
    propertyName,
    rating: rating.rating,
    facts: rating.facts,
    link: `${origin}/inbox/feedback`,
    stop: stopLink(origin, preferences, "alert"),
  });
  const at: EpochMs = rating.at;
  return {
    id: `alert-${Math.floor(at / ALERT_INTERVAL_MS)}-${propertyId}-${preferences.userId}`,
    at,
    recipient: email,
    queue: "message",
    ...content,
    heading: content.subject,
    needsAgreement: false,
  } as const;
}

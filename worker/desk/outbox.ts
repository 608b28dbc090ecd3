import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { MessagePath } from "#domain/guest/messages/message-path.ts";
import type { Action } from "#domain/live/activity.ts";
import type { EpochMs } from "#domain/time.ts";
import { notAside } from "./aside.ts";
import { readNumber, writeSetting } from "./settings.ts";
import type { StaffNews } from "./staff-notifications.ts";

/** A mail for the queue of D1. */
export interface HandedMail {
  /** Idempotency key. */
  readonly id: string;
  readonly at: EpochMs;
  /** Lower case. */
  readonly recipient: string;
  readonly queue: "message" | "digest";
  readonly subject: string;
  /** The subject without a guest's word, which stands in the queue unsealed. */
  readonly heading: string;
  readonly body: string;
  readonly stopLink?: string;
  /** Whether it goes only where its recipient may get guests' messages of the property. */
  readonly needsAgreement: boolean;
}

/** An opinion that somebody may want to hear of at once. */
export interface LowRating {
  readonly messageId: string;
  readonly at: EpochMs;
  /** The mean of the stars; null where none were given. */
  readonly rating: number | null;
  /** The highest threshold that it does not alert: 1 for a dislike. */
  readonly level: number;
  /** As the property asks it, with what the guest answered. */
  readonly facts: readonly (readonly [question: string, answer: string, stars?: number | undefined])[];
}

/** Who of the staff has done something, for the activity list. */
export interface Actor {
  readonly userId: string;
  readonly userName: string;
}

/** What is still to be told outside: in D1's logs and its queue of mail, or of a low rating to those who want it. */
export type Task =
  /** Open screens: a message has come (`isNew`) or changed; without one, several have. */
  | {
      readonly task: "told";
      readonly at: EpochMs;
      readonly kind: MessagePath | null;
      readonly id: string | null;
      readonly isNew: boolean;
    }
  | { readonly task: "mail"; readonly mail: HandedMail }
  | ({
      readonly task: "acted";
      readonly at: EpochMs;
      readonly action: Action;
      readonly summary: string;
    } & Actor)
  /** Mail of erased messages: their own, alerts that were written at these moments, digests from a moment on. */
  | {
      readonly task: "erased";
      readonly messageIds: readonly string[];
      readonly ratedAt: readonly EpochMs[];
      readonly since: EpochMs;
      readonly digestBody: string;
    }
  | { readonly task: "alert"; readonly rating: LowRating }
  /** Notifications to staff, where anybody of them has switched them on. */
  | { readonly task: "notify"; readonly news: StaffNews }
  /** Only the number of open messages has changed. */
  | { readonly task: "counted" }
  /** Held messages that staff have let in: they count in the figures of their days. */
  | {
      readonly task: "vouched";
      readonly at: EpochMs;
      readonly timeZone: string;
      readonly kind: MessageKindName;
      readonly heldGroup: string;
      readonly messageIds: readonly string[];
    };

const KNOWN: Readonly<Record<Task["task"], true>> = {
  told: true,
  mail: true,
  acted: true,
  erased: true,
  alert: true,
  notify: true,
  counted: true,
  vouched: true,
};

export interface NumberedTask {
  readonly number: number;
  readonly task: Task;
}

/** A page of a delivery: each task is a statement or a few of one batch. */
const TASKS_A_DELIVERY = 40;

/**
 * Adds a task, in the transaction of what causes it. Numbers only grow, also over an object that was emptied and begins
 * again: D1 knows by them what it has had.
 */
export function addTask(sql: SqlStorage, task: Task, now: EpochMs, messageId: string | null = null): void {
  const number = Math.max((readNumber(sql, "number") ?? 0) + 1, now);
  writeSetting(sql, "number", number);
  sql.exec(
    "INSERT INTO outbox (number, task, message_id) VALUES (?, ?, ?)",
    number,
    JSON.stringify(task),
    messageId,
  );
}

const NOT_ASIDE = notAside("task", "outbox.number");

/**
 * The first tasks that are not done, in their order. Null in the place of one that this version can't read, as a newer
 * version leaves one.
 */
export function nextTasks(sql: SqlStorage): { readonly number: number; readonly task: Task | null }[] {
  return sql
    .exec<{ number: number; task: string }>(
      `SELECT number, task FROM outbox WHERE ${NOT_ASIDE} ORDER BY number LIMIT ${TASKS_A_DELIVERY}`,
    )
    .toArray()
    .map(({ number, task }) => ({ number, task: readTask(task) }));
}

function readTask(text: string): Task | null {
  try {
    const task = JSON.parse(text) as Task;
    return Object.hasOwn(KNOWN, task.task) ? task : null;
  } catch {
    // Damaged.
    return null;
  }
}

/** What a task is called, be it of another version; null where nobody can tell. */
export function readTaskName(sql: SqlStorage, number: number): string | null {
  const [row] = sql
    .exec<{ name: string | null }>(
      "SELECT CASE WHEN json_valid(task) THEN task ->> '$.task' END AS name FROM outbox WHERE number = ?",
      number,
    )
    .toArray();
  return row?.name ?? null;
}

export function hasTasks(sql: SqlStorage): boolean {
  return sql.exec(`SELECT 1 FROM outbox WHERE ${NOT_ASIDE} LIMIT 1`).toArray().length > 0;
}

export function deleteTasks(sql: SqlStorage, numbers: readonly number[]): void {
  sql.exec("DELETE FROM outbox WHERE number IN (SELECT value FROM json_each(?))", JSON.stringify(numbers));
}

/** Takes back what is still to be told of some messages, save that digests of several lose their words. */
export function withdrawTasks(sql: SqlStorage, messageIds: readonly string[], digestBody: string): void {
  sql.exec(
    `DELETE FROM outbox WHERE message_id IN (SELECT value FROM json_each(?))
     AND (NOT json_valid(task) OR task ->> '$.task' NOT IN ('told', 'notify'))`,
    JSON.stringify(messageIds),
  );
  sql.exec(
    `UPDATE outbox SET task = json_set(task, '$.mail.body', ?)
     WHERE json_valid(task) AND task ->> '$.task' = 'mail' AND task ->> '$.mail.queue' = 'digest'`,
    digestBody,
  );
}

/** Whether a task is still to be done. */
export function isWaiting(sql: SqlStorage, number: number): boolean {
  return sql.exec("SELECT 1 FROM outbox WHERE number = ?", number).toArray().length > 0;
}

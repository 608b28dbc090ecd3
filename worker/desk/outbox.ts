/**
 * The desk's outbox: tasks to carry out in D1, such as mails and change log rows. A task is added in the
 * transaction that causes it, and delivered later by the alarm in order of its number. D1 stores the last
 * number, so that repeated deliveries change nothing.
 */

import type { MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { MessagePath } from "#domain/guest/messages/message-path.ts";
import type { Action } from "#domain/live/activity.ts";
import type { EpochMs } from "#domain/time.ts";
import { notAsideCondition } from "./aside.ts";
import { readNumber, writeSetting } from "./settings.ts";
import type { StaffNews } from "./staff-notifications.ts";

/** A mail for D1's outbox. */
export interface HandedMail {
  /** Idempotency key. */
  readonly id: string;
  readonly at: EpochMs;
  /** Lower case. */
  readonly recipient: string;
  readonly queue: "message" | "digest";
  readonly subject: string;
  /** The subject without guests' words, because D1 stores subjects unencrypted. */
  readonly heading: string;
  readonly body: string;
  readonly stopLink?: string;
  /** Whether its recipient must be allowed to receive the property's guest messages. */
  readonly needsAgreement: boolean;
}

/** A rating that may trigger alerts. */
export interface LowRating {
  readonly messageId: string;
  readonly at: EpochMs;
  /** Mean of the stars; `null`: no stars. */
  readonly rating: number | null;
  /** The rating that is compared with members' thresholds; 1 for a dislike. */
  readonly level: number;
  /** The property's questions with the guest's answers. */
  readonly facts: readonly (readonly [question: string, answer: string, stars?: number | undefined])[];
}

/** The member who acted, for the activity list. */
export interface Actor {
  readonly userId: string;
  readonly userName: string;
}

/** A task to carry out outside of the desk. */
export type Task =
  /** Notify open screens: a message came (`isNew`) or changed; `id` null: several. */
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
  /** Delete mails of erased messages: their own, alerts of ratings at these times, and digests since a moment. */
  | {
      readonly task: "erased";
      readonly messageIds: readonly string[];
      readonly ratedAt: readonly EpochMs[];
      readonly since: EpochMs;
      readonly digestBody: string;
    }
  | { readonly task: "alert"; readonly rating: LowRating }
  /** Notify staff by push, if anyone has subscribed. */
  | { readonly task: "notify"; readonly news: StaffNews }
  /** Only the number of open requests changed. */
  | { readonly task: "counted" }
  /** Released held messages: count them in the figures of their days. */
  | {
      readonly task: "vouched";
      readonly at: EpochMs;
      readonly timeZone: string;
      readonly kind: MessageKindName;
      readonly heldGroup: string;
      readonly messageIds: readonly string[];
    };

const KNOWN_TASKS: Readonly<Record<Task["task"], true>> = {
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

/** Tasks per delivery, each one or a few statements of one batch. */
const TASKS_A_DELIVERY = 40;

/**
 * Adds a task, in the transaction that causes it. Numbers only grow, even if the object was emptied: D1 uses
 * them to skip what it has carried out.
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

const NOT_ASIDE = notAsideCondition("task", "outbox.number");

/** The first open tasks in order. `task` is `null` if unreadable, e.g. from a newer version. */
export function selectNextTasks(sql: SqlStorage): { readonly number: number; readonly task: Task | null }[] {
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
    return Object.hasOwn(KNOWN_TASKS, task.task) ? task : null;
  } catch {
    // Damaged.
    return null;
  }
}

/** Name of a task, also of another version's; `null`: unknown. */
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

/** Withdraws tasks about erased messages, and removes the words from digests that list them. */
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

/** Whether a task is still open. */
export function isWaiting(sql: SqlStorage, number: number): boolean {
  return sql.exec("SELECT 1 FROM outbox WHERE number = ?", number).toArray().length > 0;
}

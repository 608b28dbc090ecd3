import { MESSAGE_KINDS, type MessageKindName } from "#domain/guest/messages/kinds.ts";
import type { Action } from "#domain/live/activity.ts";
import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { findNextAlertAt } from "../../../desk/alerts.ts";
import { findNextDigestAt } from "../../../desk/mails.ts";
import { findNextNotificationAt } from "../../../desk/notifications.ts";
import { type Actor, addTask, hasTasks } from "../../../desk/outbox.ts";
import { findNextOverdueAt } from "../../../desk/overdue.ts";
import { holdsAnything, nextDeletion } from "../../../desk/periods.ts";
import { migrate } from "../../../desk/schema.ts";
import { readNumber, readSetting, writeSetting } from "../../../desk/settings.ts";
import { findNextStaffNotificationAt } from "../../../desk/staff-notifications.ts";

/** A desk's object, as the functions of this folder see it. */
export interface Desk {
  readonly ctx: DurableObjectState;
  readonly sql: SqlStorage;
  /** Returns the object's present bindings, which tests replace. */
  readonly env: () => Env;
  /** The delivery and the pushes under way: one run of each at a time. */
  delivery: Promise<readonly string[]> | null;
  pushes: Promise<void> | null;
}

/** A member who acts on messages, and when. */
export interface StaffActor extends Actor {
  readonly at: EpochMs;
}

const RETRY_MS = 10 * SECOND_MS;
const RETRY_MS_MAX = 10 * MINUTE_MS;
/** Consecutive failures of a step before failing items are set aside. */
const TRIES = 3;

/** The steps of a wake, each apart from the others. */
const STEPS = ["deletion", "digests", "overdue", "alerts", "tasks", "staff", "guests"] as const;
export type StepName = (typeof STEPS)[number];

export function openDesk(ctx: DurableObjectState, env: () => Env): Desk {
  migrate(ctx.storage);
  return { ctx, sql: ctx.storage.sql, env, delivery: null, pushes: null };
}

/** Deletes everything, for a purged property. A later call starts with an empty object. */
export async function eraseAll({ ctx: { storage } }: Desk): Promise<void> {
  await storage.deleteAlarm();
  await storage.deleteAll();
  migrate(storage);
}

export function getPropertyId({ ctx, sql }: Desk): string {
  const id = ctx.id.name ?? readSetting(sql, "property");
  if (!id) throw new Error("A desk was woken that has no property.");
  return id;
}

/** Runs an act in a transaction, and sets the alarm for what is due afterwards. */
export function change<Outcome>(desk: Desk, now: EpochMs, act: (sql: SqlStorage) => Outcome): Outcome {
  const { ctx, sql } = desk;
  const outcome = ctx.storage.transactionSync(() => {
    const changed = act(sql);
    if (readSetting(sql, "property") === null) writeSetting(sql, "property", getPropertyId(desk));
    if (!holdsAnything(sql)) writeSetting(sql, "deletion_due", null);
    else if (readNumber(sql, "deletion_due") === null) {
      writeSetting(sql, "deletion_due", nextDeletion(getPropertyId(desk), now));
    }
    return changed;
  });
  // No await since the transaction: the output gate writes both before any response.
  arrange(desk, now);
  return outcome;
}

/** When each step is due according to the stored data; `null`: not at all. */
export function getStepMoments({ sql }: Desk, now: EpochMs): Record<StepName, EpochMs | null> {
  return {
    deletion: readNumber(sql, "deletion_due"),
    digests: findNextDigestAt(sql, now),
    overdue: findNextOverdueAt(sql),
    alerts: findNextAlertAt(sql),
    tasks: hasTasks(sql) ? Date.now() + RETRY_MS : null,
    staff: findNextStaffNotificationAt(sql),
    guests: findNextNotificationAt(sql),
  };
}

/**
 * Sets the alarm for the earliest due step; a failed step waits for its retry without delaying others. No
 * alarm for an empty desk.
 */
function arrange(desk: Desk, now: EpochMs): void {
  const moments = getStepMoments(desk, now);
  const next = STEPS.flatMap((step) => {
    const moment = moments[step];
    return moment === null ? [] : [Math.max(moment, readFailed(desk.sql, step)?.retryAt ?? 0)];
  });
  if (next.length === 0) void desk.ctx.storage.deleteAlarm();
  else void desk.ctx.storage.setAlarm(Math.max(Date.now(), Math.min(...next)));
}

/** Makes open screens reload a message; `null`: all. For a transaction. */
export function notifyScreens(
  sql: SqlStorage,
  at: EpochMs,
  message: { readonly kind: MessageKindName; readonly id: string; readonly isNew: boolean } | null,
): void {
  const fields = message
    ? { kind: MESSAGE_KINDS[message.kind].path, id: message.id, isNew: message.isNew }
    : { kind: null, id: null, isNew: false };
  addTask(sql, { task: "told", at, ...fields }, at);
}

/** Adds an activity of staff. For a transaction. */
export function note(
  sql: SqlStorage,
  acted: StaffActor & { readonly action: Action; readonly summary: string },
): void {
  addTask(sql, { task: "acted", ...acted }, acted.at);
}

interface Failed {
  readonly count: number;
  readonly since: EpochMs;
  /** Time of the next attempt. */
  readonly retryAt: EpochMs;
}

function readFailed(sql: SqlStorage, step: StepName): Failed | null {
  const text = readSetting(sql, `failed ${step}`);
  return text === null ? null : (JSON.parse(text) as Failed);
}

/** Records a failed step. Its delay starts at twenty seconds and doubles; other steps are unaffected. */
export function recordFailure(sql: SqlStorage, step: StepName, now: EpochMs): void {
  const { count, since } = readFailed(sql, step) ?? { count: 0, since: now };
  const retryAt = now + Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** (count + 1));
  writeSetting(sql, `failed ${step}`, JSON.stringify({ count: count + 1, since, retryAt } satisfies Failed));
}

/** Whether the next attempt of a step is the last one: items that fail in it are set aside. */
export function isLastTry(sql: SqlStorage, step: StepName): boolean {
  return (readFailed(sql, step)?.count ?? 0) >= TRIES - 1;
}

/** Since when a step has failed too often; `null`: none. */
export function behindSince(sql: SqlStorage): EpochMs | null {
  const failed = STEPS.map((step) => readFailed(sql, step)).filter((each) => each !== null);
  const behind = failed.filter(({ count }) => count >= TRIES).map(({ since }) => since);
  return behind.length === 0 ? null : Math.min(...behind);
}

import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { type WriterBinding, wakeWriter } from "../../portal/ask-writer.ts";

/** The cron sets alarms every five minutes; tasks more than two runs away are found in time. */
const FOUND_BY_CRON_MS = 11 * MINUTE_MS;
/** Upper limit for storing a task. An alarm within it may fire before the task is stored, so a second one is set. */
const STORED_WITHIN_MS = 45 * SECOND_MS;

/**
 * Sets the alarm of a property's writer for a task. Call it before the batch that stores the task: if killed in
 * between, the alarm is harmless. If the alarm could fire before the batch is done, a second one is set after
 * it.
 *
 * Throws if the writer is unreachable and the task too near for the cron: then don't store the task, as it
 * would run late.
 */
export async function scheduleWake(env: WriterBinding, propertyId: string, dueAt: EpochMs): Promise<void> {
  const now = Date.now();
  const isBefore = await wakeWriter(env, propertyId, dueAt);
  const isNear = dueAt < now + STORED_WITHIN_MS;
  const isAfter = !isNear || (await wakeWriter(env, propertyId, Math.max(dueAt, now) + STORED_WITHIN_MS));
  if ((isBefore && isAfter) || dueAt > now + FOUND_BY_CRON_MS) return;
  throw new Error(`The writer of ${propertyId} can't be woken, and what it is to wake for is due soon.`);
}

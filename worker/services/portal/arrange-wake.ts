import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { type WriterBinding, wakeWriter } from "../../portal/ask-writer.ts";

/** The cron sets alarms ahead every five minutes: what is due later than two of its runs is found in time. */
const FOUND_BY_CRON_MS = 11 * MINUTE_MS;
/** Storing it takes no longer. A moment that comes before it has ended finds nothing that is due yet. */
const STORED_WITHIN_MS = 45 * SECOND_MS;

/**
 * Has a property's writer wake at the moment of what is due then. Call it ahead of the batch that stores it: killed in
 * between, the writer wakes for nothing. Where the moment may come while it is stored, the writer wakes once more after
 * it.
 *
 * Throws where the writer can't be reached and the moment is too near for the cron to find it: then nothing may be
 * stored, as it would be late.
 */
export async function arrangeWake(env: WriterBinding, propertyId: string, dueAt: EpochMs): Promise<void> {
  const now = Date.now();
  const isBefore = await wakeWriter(env, propertyId, dueAt);
  const isNear = dueAt < now + STORED_WITHIN_MS;
  const isAfter = !isNear || (await wakeWriter(env, propertyId, Math.max(dueAt, now) + STORED_WITHIN_MS));
  if ((isBefore && isAfter) || dueAt > now + FOUND_BY_CRON_MS) return;
  throw new Error(`The writer of ${propertyId} can't be woken, and what it is to wake for is due soon.`);
}

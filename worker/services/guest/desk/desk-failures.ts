import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { readSetting, writeSetting } from "../../../desk/settings.ts";

export const RETRY_MS = 10 * SECOND_MS;
const RETRY_MS_MAX = 10 * MINUTE_MS;
/** So often in a row a step fails before what is wrong is looked for item by item. */
const TRIES = 3;

/** What a desk does when it wakes, each apart from the others. */
export const STEPS = ["deletion", "digests", "overdue", "alerts", "tasks", "staff", "guests"] as const;
export type StepName = (typeof STEPS)[number];

interface Failed {
  readonly count: number;
  readonly since: EpochMs;
  /** Not before it is it tried again. */
  readonly retryAt: EpochMs;
}

function readFailed(sql: SqlStorage, step: StepName): Failed | null {
  const text = readSetting(sql, `failed ${step}`);
  return text === null ? null : (JSON.parse(text) as Failed);
}

/** Notes that a step has failed: it pauses, twenty seconds at first and twice as long each time; no other does. */
export function noteFailure(sql: SqlStorage, step: StepName, now: EpochMs): void {
  const { count, since } = readFailed(sql, step) ?? { count: 0, since: now };
  const retryAt = now + Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** (count + 1));
  writeSetting(sql, `failed ${step}`, JSON.stringify({ count: count + 1, since, retryAt } satisfies Failed));
}

export function clearFailure(sql: SqlStorage, step: StepName): void {
  writeSetting(sql, `failed ${step}`, null);
}

/** When a step that has failed is tried again; null: it has not. */
export function retryAt(sql: SqlStorage, step: StepName): EpochMs | null {
  return readFailed(sql, step)?.retryAt ?? null;
}

/** Whether the next try of a step is the one after which what fails is set aside. */
export function isLastTry(sql: SqlStorage, step: StepName): boolean {
  return (readFailed(sql, step)?.count ?? 0) >= TRIES - 1;
}

/** Since when a step fails that has failed too often; null: none does. */
export function behindSince(sql: SqlStorage): EpochMs | null {
  const failed = STEPS.map((step) => readFailed(sql, step)).filter((each) => each !== null);
  const behind = failed.filter(({ count }) => count >= TRIES).map(({ since }) => since);
  return behind.length === 0 ? null : Math.min(...behind);
}

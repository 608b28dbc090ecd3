import { type EpochMs, MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { readSetting, writeSetting } from "../../../desk/settings.ts";

export const RETRY_MS = 10 * SECOND_MS;
const RETRY_MS_MAX = 10 * MINUTE_MS;
/** Consecutive failures of a step before failing items are set aside. */
const TRIES = 3;

/** Steps of a wake-up; each fails separately. */
export const STEPS = ["deletion", "digests", "overdue", "alerts", "tasks", "staff", "guests"] as const;
export type StepName = (typeof STEPS)[number];

interface Failed {
  readonly count: number;
  readonly since: EpochMs;
  /** Not retried before this. */
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

export function clearFailure(sql: SqlStorage, step: StepName): void {
  writeSetting(sql, `failed ${step}`, null);
}

/** When a failed step is retried; `null`: it has not failed. */
export function retryAt(sql: SqlStorage, step: StepName): EpochMs | null {
  return readFailed(sql, step)?.retryAt ?? null;
}

/** Whether after the next attempt failing items are set aside. */
export function isLastTry(sql: SqlStorage, step: StepName): boolean {
  return (readFailed(sql, step)?.count ?? 0) >= TRIES - 1;
}

/** Since when a step has failed too often; `null`: none. */
export function behindSince(sql: SqlStorage): EpochMs | null {
  const failed = STEPS.map((step) => readFailed(sql, step)).filter((each) => each !== null);
  const behind = failed.filter(({ count }) => count >= TRIES).map(({ since }) => since);
  return behind.length === 0 ? null : Math.min(...behind);
}

/**
 * Scheduled jobs: each has a rhythm and a lazily imported `run`. Exposes `JOBS`, which `run-jobs.ts` runs and
 * `/healthz` monitors. Add a job here; its row in D1 appears with its first run.
 */

import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import type { JobResult, JobRun } from "../services/job.ts";

/** As in wrangler.toml. */
export const CRON_PATTERNS = { frequent: "*/5 * * * *", hourly: "7 * * * *", nightly: "17 3 * * *" } as const;
export type Rhythm = keyof typeof CRON_PATTERNS;

/** A job is late if no run has ended, or none has finished all its work, for this long. */
export const LATE_AFTER: Readonly<Record<Rhythm, { readonly ended: number; readonly completed: number }>> = {
  frequent: { ended: 20 * MINUTE_MS, completed: 2 * HOUR_MS },
  hourly: { ended: 150 * MINUTE_MS, completed: 6 * HOUR_MS },
  nightly: { ended: 26 * HOUR_MS, completed: 2 * DAY_MS },
};

/** After this long, a due run counts as missed (failed, died or never started): the five-minute cron catches up. */
const MISSED_AFTER: Readonly<Record<Rhythm, number>> = {
  frequent: Number.POSITIVE_INFINITY,
  hourly: 90 * MINUTE_MS,
  nightly: DAY_MS + 30 * MINUTE_MS,
};

interface LastRun {
  readonly cursor: string | null;
  readonly endedAt: EpochMs | null;
  readonly knownAt: EpochMs;
}

/** Whether a job should run before its next regular time: it did not finish, or its last run was missed. */
export function isUnfinished(rhythm: Rhythm, { cursor, endedAt, knownAt }: LastRun, now: EpochMs): boolean {
  return cursor !== null || now - (endedAt ?? knownAt) > MISSED_AFTER[rhythm];
}

export interface Job {
  readonly rhythm: Rhythm;
  readonly run: (env: Env, run: JobRun) => Promise<JobResult>;
}

/**
 * All scheduled jobs by name; those of the same rhythm run in this order. Properties are purged first, so that
 * their files are deleted the same night.
 */
export const JOBS: Readonly<Record<string, Job>> = {
  // First: due tasks have a minute.
  publishPlanned: {
    rhythm: "frequent",
    run: async (env, run) => (await import("../services/portal/wake-due.ts")).wakeDue(env, run),
  },
  projectPortals: {
    rhythm: "frequent",
    run: async (env, run) => (await import("../services/portal/project-marked.ts")).projectMarked(env, run),
  },
  endSessions: {
    rhythm: "frequent",
    run: async (env, run) =>
      (await import("../services/account/end-expired-sessions.ts")).endExpiredSessions(env, run),
  },
  sendMail: {
    rhythm: "frequent",
    run: async (env, run) => (await import("../services/mail/send-mail.ts")).sendDueMail(env, run),
  },
  draftTranslations: {
    rhythm: "frequent",
    run: async (env, run) => (await import("../services/translation/draft-rest.ts")).continueRuns(env, run),
  },
  // Rendering is the last job, because it may use all the time that the other jobs leave.
  renderPortals: {
    rhythm: "frequent",
    run: async (env, run) =>
      (await import("../services/portal/render-waiting.ts")).renderWaitingApart(env, run),
  },
  queueWeeklyMail: {
    rhythm: "hourly",
    run: async (env, run) => (await import("../services/mail/send-weekly-mail.ts")).queueWeeklyMail(env, run),
  },
  purgeProperties: {
    rhythm: "nightly",
    run: async (env, run) => (await import("../services/operations/purge-removed.ts")).purgeRemoved(env, run),
  },
  fileRestorePoints: {
    rhythm: "nightly",
    run: async (env, run) =>
      (await import("../services/content/file-restore-points.ts")).fileRestorePoints(env, run),
  },
  collectFiles: {
    rhythm: "nightly",
    run: async (env, run) => (await import("../services/content/collect-unused.ts")).collectUnused(env, run),
  },
  freePlaceCodes: {
    rhythm: "nightly",
    run: async (env, run) => (await import("../services/place/free-codes.ts")).freePlaceCodes(env, run),
  },
  forgetExpired: {
    rhythm: "nightly",
    run: async (env, run) =>
      (await import("../services/operations/delete-expired.ts")).deleteExpired(env, run),
  },
};

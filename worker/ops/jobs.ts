import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from "#domain/time.ts";
import type { JobResult, JobRun } from "../services/job.ts";

/** As in wrangler.toml. */
export const CRONS = { frequent: "*/5 * * * *", hourly: "7 * * * *", nightly: "17 3 * * *" } as const;
export type Rhythm = keyof typeof CRONS;

/** When a job counts as late: no run of it has ended for so long, or none has come through all there was. */
export const LATE_AFTER: Readonly<Record<Rhythm, { readonly ended: number; readonly completed: number }>> = {
  frequent: { ended: 20 * MINUTE_MS, completed: 2 * HOUR_MS },
  hourly: { ended: 150 * MINUTE_MS, completed: 6 * HOUR_MS },
  nightly: { ended: 26 * HOUR_MS, completed: 2 * DAY_MS },
};

/**
 * After so long a run that was due has failed, has died or was never begun: the cron of five minutes catches up on it.
 */
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

/** Whether a job is to run before its own time comes again: it did not come through, or its last run was missed. */
export function isUnfinished(rhythm: Rhythm, { cursor, endedAt, knownAt }: LastRun, now: EpochMs): boolean {
  return cursor !== null || now - (endedAt ?? knownAt) > MISSED_AFTER[rhythm];
}

export interface Job {
  readonly rhythm: Rhythm;
  readonly run: (env: Env, run: JobRun) => Promise<JobResult>;
}

/**
 * Every scheduled job by its name, in the order in which those of one moment run. Properties are purged first, so that
 * their files go in the same night.
 */
export const JOBS: Readonly<Record<string, Job>> = {
  // First: what is due has a minute.
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
      (await import("../services/account/end-run-out-sessions.ts")).endRunOutSessions(env, run),
  },
  sendMail: {
    rhythm: "frequent",
    run: async (env, run) => (await import("../services/mail/send-mail.ts")).sendDueMail(env, run),
  },
  // Last of its moment: it may take all the time that mail has left.
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

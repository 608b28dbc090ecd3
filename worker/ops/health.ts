/**
 * Health check for `/healthz`: probes each binding, counts overdue work and lists late jobs. Exposes
 * `checkHealth`, which never throws and answers within seconds.
 */

import type { Health, JobHealth } from "#domain/account/health.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { countDueAnnouncements } from "../db/announcements/due-announcements.ts";
import { ANY_GROUP, getDatabase } from "../db/client.ts";
import { countPlans } from "../db/content/planned-upkeep.ts";
import { countRenderings } from "../db/content/renderings.ts";
import { countUnwellDesks } from "../db/guests/desk-deliveries.ts";
import { type JobRow, OVERDUE_AFTER_MS, selectBacklog, selectJobs } from "../db/jobs.ts";
import { runNamed } from "../db/named-batch.ts";
import { logEvent } from "../log-event.ts";
import { getRenderer } from "../portal/rendering/renderer.ts";
import { JOBS, LATE_AFTER } from "./jobs.ts";

/** Repeated requests get a cached result. */
const REMEMBERED_MS = 5 * SECOND_MS;
/** A binding slower than this counts as silent; the check stops waiting. */
const PATIENCE_MS = 4 * SECOND_MS;
/** A binding slower than this is unhealthy. */
const SLOW_AFTER_MS = 2 * SECOND_MS;
/** Name of the Durable Object used as a probe, in each class. */
const PROBE = "healthz";

interface Found {
  readonly health: Promise<Health>;
  readonly until: EpochMs;
}

const remembered = new WeakMap<D1Database, Found>();

/**
 * Probes each binding with a cheap call and measures it; counts waiting work and reads when each job last ran.
 * Unhealthy if a binding is silent or slow, a job is late, or planned publications, announcements, portals or
 * desks are overdue. Contains nothing secret: counts, job names, times. Never throws, and answers within
 * seconds.
 */
export function checkHealth(env: Env, now: EpochMs): Promise<Health> {
  const found = remembered.get(env.DB);
  if (found && found.until > now && found.until <= now + REMEMBERED_MS) return found.health;
  const health = checkOnce(env, now);
  remembered.set(env.DB, { health, until: now + REMEMBERED_MS });
  return health;
}

async function checkOnce(env: Env, now: EpochMs): Promise<Health> {
  const asked = (async () => env.DB.prepare("select 1").run())();
  const [answeredMs, work] = await Promise.all([timeBindings(env, asked), readWork(env, now)]);
  const databaseBytes = answeredMs.database === null ? null : (await asked).meta.size_after;
  const isLate = Object.values(work?.jobs ?? {}).some((job) => job.isLate);
  const { planned, announcements, portals, desks } = work ?? {};
  const overdue = [planned?.overdue, announcements?.overdue, portals?.overdue, desks?.behind];
  const isOverdue = overdue.some((count) => (count ?? 0) > 0);
  const isQuick = Object.values(answeredMs).every((ms) => ms !== null && ms <= SLOW_AFTER_MS);
  return {
    ok: isQuick && work !== null && !isLate && !isOverdue,
    bindings: Object.fromEntries(Object.entries(answeredMs).map(([name, ms]) => [name, ms !== null])),
    answeredMs,
    databaseBytes,
    mail: work?.mail ?? null,
    portals: work?.portals ?? null,
    planned: work?.planned ?? null,
    announcements: work?.announcements ?? null,
    desks: work?.desks ?? null,
    rendering: work?.rendering ?? null,
    jobs: work?.jobs ?? {},
  };
}

/** Throws if the call takes too long. */
async function withTimeout<Answer>(asked: PromiseLike<Answer>): Promise<Answer> {
  const late = scheduler.wait(PATIENCE_MS).then(() => {
    throw new Error(`It took more than ${PATIENCE_MS} ms.`);
  });
  return Promise.race([asked, late]);
}

async function timeBindings(env: Env, database: Promise<unknown>): Promise<Record<string, number | null>> {
  const probes: Readonly<Record<string, () => Promise<unknown>>> = {
    database: () => database,
    files: () => env.FILES.head("healthz"),
    flags: () => env.FLAGS.get("healthz"),
    portals: () => env.PORTALS.get("healthz"),
    figures: async () => env.PROPERTY_ANALYTICS.getByName(PROBE).seenNews(),
    desks: async () => env.GUEST_DESK.getByName(PROBE).pinnedButtons(),
    guestChannels: async () => env.PORTAL_CHANNEL.getByName(PROBE).reach(),
    staffChannels: async () => env.GROUP_CHANNEL.getByName(PROBE).isHere(),
    writers: async () => env.PORTAL_WRITER.getByName(PROBE).isHere(),
    throttles: async () => env.SIGN_IN_THROTTLE.getByName(PROBE).isHere(),
  };
  const answers = Object.entries(probes).map(async ([name, probe]) => {
    const began = Date.now();
    const ms = await withTimeout(probe()).then(
      () => Date.now() - began,
      (error: unknown) => {
        logEvent("binding_silent", { binding: name, error });
        return null;
      },
    );
    return [name, ms] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** `null`: the database does not respond. */
async function readWork(
  env: Env,
  now: EpochMs,
): Promise<Omit<Health, "ok" | "bindings" | "answeredMs" | "databaseBytes"> | null> {
  const db = getDatabase(env, ANY_GROUP);
  try {
    const asked = runNamed(db, {
      jobs: selectJobs(db),
      ...selectBacklog(db, now - OVERDUE_AFTER_MS),
      planned: countPlans(db, now),
      announcements: countDueAnnouncements(db, now),
      desks: countUnwellDesks(db, now - OVERDUE_AFTER_MS),
      rendering: countRenderings(db, getRenderer(env)),
    });
    const work = await withTimeout(asked);
    const jobs = Object.keys(JOBS).map((name) => {
      const row = work.jobs.find((known) => known.name === name);
      return [name, jobHealth(name, row, now)] as const;
    });
    return {
      mail: work.mail[0] ?? null,
      portals: work.portals[0] ?? null,
      planned: work.planned[0] ?? null,
      announcements: work.announcements[0] ?? null,
      desks: work.desks[0] ?? null,
      rendering: work.rendering[0] ?? null,
      jobs: Object.fromEntries(jobs),
    };
  } catch (error) {
    logEvent("work_not_read", { error });
    return null;
  }
}

/** A job that never ran is measured from when it was first seen; an unseen job is not late. */
function jobHealth(name: string, row: JobRow | undefined, now: EpochMs): JobHealth {
  const late = LATE_AFTER[JOBS[name]?.rhythm ?? "nightly"];
  const since = row?.knownAt ?? now;
  const isLate =
    now - (row?.endedAt ?? since) > late.ended || now - (row?.completedAt ?? since) > late.completed;
  const toIso = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null);
  return {
    hasRun: (row?.beganAt ?? null) !== null,
    beganAt: toIso(row?.beganAt),
    endedAt: toIso(row?.endedAt),
    completedAt: toIso(row?.completedAt),
    hasFailed: (row?.lastError ?? null) !== null,
    aside: row?.done?.aside ?? 0,
    isLate,
  };
}

import type { Health, JobHealth } from "#domain/account/health.ts";
import { type EpochMs, SECOND_MS } from "#domain/time.ts";
import { ANY_GROUP, databaseOf } from "../db/client.ts";
import { countPlans } from "../db/content/planned-upkeep.ts";
import { countRenderings } from "../db/content/renderings.ts";
import { type JobRow, OVERDUE_AFTER_MS, selectBacklog, selectJobs } from "../db/jobs.ts";
import { runNamed } from "../db/named-batch.ts";
import { logEvent } from "../log-event.ts";
import { rendererOf } from "../portal/rendering/renderer.ts";
import { JOBS, LATE_AFTER } from "./jobs.ts";

/** A caller who asks often is told what was found a moment ago. */
const REMEMBERED_MS = 5 * SECOND_MS;

interface Found {
  readonly health: Promise<Health>;
  readonly until: EpochMs;
}

const remembered = new WeakMap<D1Database, Found>();

/**
 * Whether each binding answers a question that costs next to nothing, what waits, and when each job last ran. Unwell
 * where a binding does not answer, a job is late or a planned publication is overdue. Nothing of it is secret: counts,
 * names of jobs, times. Never throws.
 */
export function checkHealth(env: Env, now: EpochMs): Promise<Health> {
  const found = remembered.get(env.DB);
  if (found && found.until > now && found.until <= now + REMEMBERED_MS) return found.health;
  const health = lookAt(env, now);
  remembered.set(env.DB, { health, until: now + REMEMBERED_MS });
  return health;
}

async function lookAt(env: Env, now: EpochMs): Promise<Health> {
  const [bindings, work] = await Promise.all([checkBindings(env), readWork(env, now)]);
  const isLate = Object.values(work?.jobs ?? {}).some((job) => job.isLate);
  const isOverdue = (work?.planned?.overdue ?? 0) > 0;
  return {
    ok: Object.values(bindings).every(Boolean) && work !== null && !isLate && !isOverdue,
    bindings,
    mail: work?.mail ?? null,
    portals: work?.portals ?? null,
    planned: work?.planned ?? null,
    rendering: work?.rendering ?? null,
    jobs: work?.jobs ?? {},
  };
}

async function checkBindings(env: Env): Promise<Record<string, boolean>> {
  const probes: Readonly<Record<string, () => Promise<unknown>>> = {
    database: () => env.DB.prepare("select 1").first(),
    files: () => env.FILES.head("healthz"),
    flags: () => env.FLAGS.get("healthz"),
    portals: () => env.PORTALS.get("healthz"),
  };
  const answers = Object.entries(probes).map(async ([name, probe]) => {
    const isWell = await probe().then(
      () => true,
      (error: unknown) => {
        logEvent("binding_silent", { binding: name, error });
        return false;
      },
    );
    return [name, isWell] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

/** Null where the database does not answer. */
async function readWork(
  env: Env,
  now: EpochMs,
): Promise<Pick<Health, "mail" | "portals" | "planned" | "rendering" | "jobs"> | null> {
  const db = databaseOf(env, ANY_GROUP);
  try {
    const work = await runNamed(db, {
      jobs: selectJobs(db),
      ...selectBacklog(db, now - OVERDUE_AFTER_MS),
      planned: countPlans(db, now),
      rendering: countRenderings(db, rendererOf(env)),
    });
    const jobs = Object.keys(JOBS).map((name) => {
      const row = work.jobs.find((known) => known.name === name);
      return [name, jobHealth(name, row, now)] as const;
    });
    return {
      mail: work.mail[0] ?? null,
      portals: work.portals[0] ?? null,
      planned: work.planned[0] ?? null,
      rendering: work.rendering[0] ?? null,
      jobs: Object.fromEntries(jobs),
    };
  } catch (error) {
    logEvent("work_not_read", { error });
    return null;
  }
}

/** A job that nobody has run counts from when it was first known here; one that is not known yet is not late. */
function jobHealth(name: string, row: JobRow | undefined, now: EpochMs): JobHealth {
  const late = LATE_AFTER[JOBS[name]?.rhythm ?? "nightly"];
  const since = row?.knownAt ?? now;
  const isLate =
    now - (row?.endedAt ?? since) > late.ended || now - (row?.completedAt ?? since) > late.completed;
  const timeOf = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null);
  return {
    hasRun: (row?.beganAt ?? null) !== null,
    beganAt: timeOf(row?.beganAt),
    endedAt: timeOf(row?.endedAt),
    completedAt: timeOf(row?.completedAt),
    hasFailed: (row?.lastError ?? null) !== null,
    isLate,
  };
}

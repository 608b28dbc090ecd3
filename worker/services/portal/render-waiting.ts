/**
 * The job that renders portals again after a release. Exposes `renderWaiting` (in this invocation) and
 * `renderWaitingApart` (each in its property's writer). Operations set the pace; a run needs no cursor, as
 * rendered portals no longer match.
 */

import {
  FEATURES_CHANGED_MARK,
  getRenderQuota,
  isRenderProblem,
  type Renderer,
  type RenderOutcome,
} from "#domain/property/rendering.ts";
import { ANY_GROUP, type Database, getDatabase, isAnswering } from "../../db/client.ts";
import { countRenderings, selectWaitingPortals } from "../../db/content/renderings.ts";
import { readRenderPace } from "../../db/flags/render-pace.ts";
import { logEvent } from "../../log-event.ts";
import { getRenderer } from "../../portal/rendering/renderer.ts";
import type { JobResult, JobRun } from "../job.ts";
import { CALLS_A_RENDERING, QUERIES_A_RENDERING, type RenderBindings, renderAgain } from "./render-again.ts";
import { RenderWork } from "./render-work.ts";

/** Portals with lost pages or switched features that are rendered per run, even at pace 0. */
const SWITCHED_A_RUN = 10;
/** Consecutive failures after which the run checks whether the platform is the cause. */
const FAILURES_IN_A_ROW_MAX = 3;
/** Writers called in parallel. */
const ABREAST = 6;

type Bindings = RenderBindings & Pick<Env, "FLAGS" | "PUBLIC_ORIGIN">;
type Run = Pick<JobRun, "now" | "hasBudget">;

/** How a run renders its portals. */
interface Rendering {
  readonly render: (propertyId: string) => Promise<RenderOutcome | null>;
  /** Number rendered in parallel. */
  readonly abreast: number;
  /** Cost per portal within the run. */
  readonly queries: number;
  readonly calls: number;
  /** Whether the run may start no further portal. */
  readonly isSpent: () => boolean;
}

/**
 * Renders waiting portals: their pages are lost, their features were switched, or an older renderer or another
 * origin made them. A run renders as many as the pace allows in five minutes. Portals with lost pages or switched
 * features may exceed the pace, up to `SWITCHED_A_RUN`. A rendered portal no longer matches the query, so no
 * cursor is needed: after a killed run, the next run continues. A failing portal does not block others. Portals
 * are rendered in this isolate, one after the other; the work limit allows fewer large portals.
 *
 * Returns no cursor even if portals still wait because of the pace. `/healthz` has their count.
 */
export function renderWaiting(
  env: Bindings,
  run: Run,
  renderer: Renderer = getRenderer(env),
  work = new RenderWork(),
): Promise<JobResult> {
  return renderTurn(env, run, renderer, {
    render: (id) => renderAgain(env, id, { renderer, work }),
    abreast: 1,
    queries: QUERIES_A_RENDERING,
    calls: CALLS_A_RENDERING,
    isSpent: () => work.isSpent,
  });
}

/** Like `renderWaiting`, but each property's writer renders its portal. This run only waits for the writers. */
export function renderWaitingApart(env: Bindings & Pick<Env, "PORTAL_WRITER">, run: Run): Promise<JobResult> {
  const renderer = getRenderer(env);
  return renderTurn(env, run, renderer, {
    render: (id) => env.PORTAL_WRITER.getByName(id).renderAgain(id, renderer),
    abreast: ABREAST,
    queries: 0,
    calls: 1,
    isSpent: () => false,
  });
}

async function renderTurn(
  env: Bindings,
  { now, hasBudget }: Run,
  renderer: Renderer,
  { render, abreast, queries, calls, isSpent }: Rendering,
): Promise<JobResult> {
  const db = getDatabase(env, ANY_GROUP);
  const quota = getRenderQuota(await readRenderPace(env.FLAGS), now);
  const waiting = await selectWaitingPortals(db, renderer, Math.max(quota, SWITCHED_A_RUN));
  const turn = waiting.filter(
    ({ renderedAs }, index) => index < quota || (renderedAs ?? 0) <= FEATURES_CHANGED_MARK,
  );
  const done: Record<string, number> = {};
  let failuresInARow = 0;
  for (let at = 0; at < turn.length; at += abreast) {
    if (!hasBudget(abreast * queries, abreast * calls) || isSpent()) break;
    if (failuresInARow >= FAILURES_IN_A_ROW_MAX) {
      if (!(await isPlatformWell(env, db))) break;
      failuresInARow = 0;
    }
    const few = turn.slice(at, at + abreast).map(({ id }) => renderOne(id, render));
    for (const { id, outcome } of await Promise.all(few)) {
      failuresInARow = outcome === "deferred" ? failuresInARow + 1 : 0;
      if (outcome === null) continue;
      done[outcome] = (done[outcome] ?? 0) + 1;
      if (isRenderProblem(outcome)) done[`${outcome} ${id}`] = 1;
    }
  }
  const [counts] = await countRenderings(db, renderer);
  return { cursor: null, done: { ...done, waiting: counts?.waiting ?? 0 } };
}

async function isPlatformWell({ FILES }: Bindings, db: Database): Promise<boolean> {
  const hasFiles = FILES.head("healthz").then(
    () => true,
    () => false,
  );
  return (await isAnswering(db)) && (await hasFiles);
}

/** Deferred if D1, R2 or the writer could not be reached; the attempt was counted at its start. */
async function renderOne(id: string, render: Rendering["render"]) {
  try {
    return { id, outcome: await render(id) };
  } catch (error) {
    logEvent("rendering_deferred", { propertyId: id, error });
    return { id, outcome: "deferred" as const };
  }
}

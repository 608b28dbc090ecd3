import {
  FEATURES_CHANGED,
  isRenderProblem,
  type Renderer,
  type RenderOutcome,
  renderQuotaOf,
} from "#domain/property/rendering.ts";
import { ANY_GROUP, type Database, databaseOf, isAnswering } from "../../db/client.ts";
import { countRenderings, selectWaiting } from "../../db/content/renderings.ts";
import { readRenderPace } from "../../db/flags/render-pace.ts";
import { logEvent } from "../../log-event.ts";
import { rendererOf } from "../../portal/rendering/renderer.ts";
import type { JobResult, JobRun } from "../job.ts";
import { CALLS_A_RENDERING, QUERIES_A_RENDERING, type RenderBindings, renderAgain } from "./render-again.ts";
import { RenderWork } from "./render-work.ts";

/**
 * So many portals whose pages are lost, or whose features were switched, have their turn in a run, also at a pace of
 * none.
 */
const SWITCHED_A_RUN = 10;
/** After so many failures one after the other it is asked whether they are the platform's, and no portal's. */
const FAILURES_IN_A_ROW_MAX = 3;
/** Writers that are asked side by side. */
const ABREAST = 6;

type Bindings = RenderBindings & Pick<Env, "FLAGS" | "PUBLIC_ORIGIN">;
type Run = Pick<JobRun, "now" | "hasBudget">;

/** How the portals of a run are rendered. */
interface Rendering {
  readonly render: (propertyId: string) => Promise<RenderOutcome | null>;
  /** So many side by side. */
  readonly abreast: number;
  /** What each takes of the run. */
  readonly queries: number;
  readonly calls: number;
  /** Whether no other one is begun. */
  readonly isSpent: () => boolean;
}

/**
 * Renders portals again whose pages are lost, whose features were switched, or that an older renderer has made, or
 * under another origin, as many as the pace of operations lets be rendered in five minutes; of the first kinds at least
 * some. What is rendered no longer waits, so that a run needs no place to go on from: killed anywhere, the next one
 * takes what is left. One that fails keeps no other from its turn. Here, one after the other: of large ones fewer.
 *
 * Always comes through: that most of them wait is the pace, and `/healthz` tells how many.
 */
export function renderWaiting(
  env: Bindings,
  run: Run,
  renderer: Renderer = rendererOf(env),
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

/** The same, each by the writer of its property: the run only waits. */
export function renderWaitingApart(env: Bindings & Pick<Env, "PORTAL_WRITER">, run: Run): Promise<JobResult> {
  const renderer = rendererOf(env);
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
  const db = databaseOf(env, ANY_GROUP);
  const quota = renderQuotaOf(await readRenderPace(env.FLAGS), now);
  const waiting = await selectWaiting(db, renderer, Math.max(quota, SWITCHED_A_RUN));
  const turn = waiting.filter(
    ({ renderedAs }, index) => index < quota || (renderedAs ?? 0) <= FEATURES_CHANGED,
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

/** One whose D1, R2 or writer could not be reached is deferred; the attempt is counted where it was begun. */
async function renderOne(id: string, render: Rendering["render"]) {
  try {
    return { id, outcome: await render(id) };
  } catch (error) {
    logEvent("rendering_deferred", { propertyId: id, error });
    return { id, outcome: "deferred" as const };
  }
}

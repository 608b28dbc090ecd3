import {
  FEATURES_CHANGED,
  isRenderProblem,
  type Renderer,
  renderQuotaOf,
} from "#domain/property/rendering.ts";
import { openDatabase } from "../../db/client.ts";
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
/** So many failures one after the other are the platform's, and no portal's. */
const FAILURES_IN_A_ROW_MAX = 3;

type Bindings = RenderBindings & Pick<Env, "FLAGS" | "PUBLIC_ORIGIN">;

/**
 * Renders portals again whose pages are lost, whose features were switched, or that an older renderer has made, or
 * under another origin, as many as the pace of operations lets be rendered in five minutes; of the first kinds at least
 * some, of large ones fewer. What is rendered no longer waits, so that a run needs no place to go on from: killed
 * anywhere, the next one takes what is left. One that fails keeps no other from its turn.
 *
 * Always comes through: that most of them wait is the pace, and `/healthz` tells how many.
 */
export async function renderWaiting(
  env: Bindings,
  { now, hasBudget }: Pick<JobRun, "now" | "hasBudget">,
  renderer: Renderer = rendererOf(env),
  work = new RenderWork(),
): Promise<JobResult> {
  const db = openDatabase(env.DB);
  const quota = renderQuotaOf(await readRenderPace(env.FLAGS), now);
  const waiting = await selectWaiting(db, renderer, Math.max(quota, SWITCHED_A_RUN));
  const turn = waiting.filter(
    ({ renderedAs }, index) => index < quota || (renderedAs ?? 0) <= FEATURES_CHANGED,
  );
  const done: Record<string, number> = {};
  let failuresInARow = 0;
  for (const { id } of turn) {
    if (!hasBudget(QUERIES_A_RENDERING, CALLS_A_RENDERING) || work.isSpent) break;
    if (failuresInARow === FAILURES_IN_A_ROW_MAX) break;
    const outcome = await renderAgain(env, id, { renderer, work }).catch((error: unknown) => {
      // D1 or R2 could not be reached; the attempt is counted.
      logEvent("rendering_deferred", { propertyId: id, error });
      return "deferred" as const;
    });
    failuresInARow = outcome === "deferred" ? failuresInARow + 1 : 0;
    if (outcome === null) continue;
    done[outcome] = (done[outcome] ?? 0) + 1;
    if (isRenderProblem(outcome)) done[`${outcome} ${id}`] = 1;
  }
  const [counts] = await countRenderings(db, renderer);
  return { cursor: null, done: { ...done, waiting: counts?.waiting ?? 0 } };
}

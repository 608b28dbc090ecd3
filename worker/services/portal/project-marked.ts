import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { type MarkedProperty, selectMarkedProperties } from "../../db/content/projections.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { CURSOR_MORE, type JobResult, type JobRun } from "../job.ts";

/** Number of writers called in parallel: each mostly waits for KV. */
const PORTALS_A_PAGE = 10;
/** Below the limit of subrequests of one invocation. */
const PORTALS_MAX = 500;

/**
 * Projects portals that are still marked, oldest mark first: their projection was interrupted or KV failed. A
 * failing portal keeps its mark for the next run and does not block others.
 */
export async function projectMarked(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  { hasBudget }: Pick<JobRun, "hasBudget">,
  maxPortals = PORTALS_MAX,
): Promise<JobResult> {
  const counts: Record<string, number> = {};
  let after: MarkedProperty | null = null;
  for (let left = maxPortals; left > 0 && hasBudget(1, PORTALS_A_PAGE); ) {
    const marked: readonly MarkedProperty[] = await selectMarkedProperties(
      getDatabase(env, ANY_GROUP),
      after,
      Math.min(left, PORTALS_A_PAGE),
    );
    const outcomes = await Promise.all(marked.map((property) => projectPortal(env, property)));
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    after = marked.at(-1) ?? null;
    if (after === null) return { cursor: null, done: counts };
    left -= marked.length;
  }
  return { cursor: CURSOR_MORE, done: counts };
}

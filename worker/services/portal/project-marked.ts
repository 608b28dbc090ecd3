import { ANY_GROUP, databaseOf } from "../../db/client.ts";
import { type MarkedProperty, selectMarked } from "../../db/content/projections.ts";
import { projectPortal } from "../../portal/ask-writer.ts";
import { type JobResult, type JobRun, MORE } from "../job.ts";

/** Side by side: each waits for KV most of the time. */
const PORTALS_A_PAGE = 10;
/** Within what one invocation may ask of other services. */
const PORTALS_MAX = 500;

/**
 * Projects the portals that are still marked, the oldest mark first: their change was cut off, or KV refused.
 * One that fails keeps its mark for the next time, and no other waits for it.
 */
export async function projectMarked(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  { hasBudget }: Pick<JobRun, "hasBudget">,
  maxPortals = PORTALS_MAX,
): Promise<JobResult> {
  const counts: Record<string, number> = {};
  let after: MarkedProperty | null = null;
  for (let left = maxPortals; left > 0 && hasBudget(1, PORTALS_A_PAGE); ) {
    const marked: readonly MarkedProperty[] = await selectMarked(
      databaseOf(env, ANY_GROUP),
      after,
      Math.min(left, PORTALS_A_PAGE),
    );
    const outcomes = await Promise.all(marked.map((property) => projectPortal(env, property)));
    for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
    after = marked.at(-1) ?? null;
    if (after === null) return { cursor: null, done: counts };
    left -= marked.length;
  }
  return { cursor: MORE, done: counts };
}

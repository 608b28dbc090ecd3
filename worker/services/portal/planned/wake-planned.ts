import { z } from "zod";
import { MINUTE_MS } from "#domain/time.ts";
import { openDatabase } from "../../../db/client.ts";
import { type PlanAsRead, selectPlansUntil } from "../../../db/content/planned-publications.ts";
import { wakeWriter } from "../../../portal/ask-writer.ts";
import type { JobResult, JobRun } from "../../job.ts";

/** Past the next run of the cron, be it late: an alarm that was lost is set again before its moment. */
const AHEAD_MS = 11 * MINUTE_MS;
const PLANS_A_PAGE = 50;

const cursorSchema = z.object({ id: z.string(), dueAt: z.number() });

/** None, too, of what the version before has left. */
function readCursor(cursor: string | null): PlanAsRead | null {
  return cursor?.startsWith("{") ? cursorSchema.parse(JSON.parse(cursor)) : null;
}

/**
 * Has the writers of all properties wake that have something to publish until after the next run, or are late with it.
 */
export async function wakePlanned(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  { now, cursor, hasBudget }: JobRun,
): Promise<JobResult> {
  const db = openDatabase(env.DB);
  let woken = 0;
  let after = readCursor(cursor);
  while (hasBudget(1, PLANS_A_PAGE)) {
    const plans: readonly (PlanAsRead & { readonly propertyId: string })[] = await selectPlansUntil(
      db,
      now + AHEAD_MS,
      { after, limit: PLANS_A_PAGE },
    );
    await Promise.all(plans.map(({ propertyId, dueAt }) => wakeWriter(env, propertyId, dueAt)));
    woken += plans.length;
    if (plans.length < PLANS_A_PAGE) return { cursor: null, done: { woken } };
    const last = plans.at(-1);
    after = last ? { id: last.id, dueAt: last.dueAt } : null;
  }
  return { cursor: JSON.stringify(after), done: { woken } };
}

import { MINUTE_MS } from "#domain/time.ts";
import { openDatabase } from "../../../db/client.ts";
import { type PlanAsRead, selectPlansUntil } from "../../../db/content/planned-publications.ts";
import { type JobResult, type JobRun, MORE } from "../../../ops/job.ts";
import { wakeWriter } from "../../../portal/ask-writer.ts";

/** Past the next run of the cron, be it late: an alarm that was lost is set again before its moment. */
const AHEAD_MS = 11 * MINUTE_MS;
const PLANS_A_PAGE = 50;

/** Has the writers of all properties wake that have something to publish until after the next run, or are late with it. */
export async function wakePlanned(
  env: Pick<Env, "DB" | "PORTAL_WRITER">,
  { now, hasRoom }: Pick<JobRun, "now" | "hasRoom">,
): Promise<JobResult> {
  const db = openDatabase(env.DB);
  let woken = 0;
  let after: PlanAsRead | null = null;
  while (hasRoom(1)) {
    const plans: readonly (PlanAsRead & { readonly propertyId: string })[] = await selectPlansUntil(
      db,
      now + AHEAD_MS,
      { after, limit: PLANS_A_PAGE },
    );
    await Promise.all(plans.map(({ propertyId, dueAt }) => wakeWriter(env, propertyId, dueAt)));
    woken += plans.length;
    if (plans.length < PLANS_A_PAGE) return { cursor: null, done: { woken } };
    after = plans.at(-1) ?? null;
  }
  return { cursor: MORE, done: { woken } };
}

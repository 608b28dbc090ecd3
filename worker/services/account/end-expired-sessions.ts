import { DAY_MS } from "#domain/time.ts";
import { endExpired, selectExpiredSessions } from "../../db/account/sessions.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { commitLogged } from "../commit.ts";
import { CURSOR_MORE, type JobResult, type JobRun } from "../job.ts";

/** Sessions per page; the group of each is notified separately. */
const AT_ONCE = 100;
const QUERIES_A_PAGE = 5;

/**
 * Notifies open screens whose session has expired, mostly by inactivity. Requests of an expired session are
 * refused anyway; this closes its open WebSockets, a bounded number per run.
 */
export async function endExpiredSessions(
  env: Env,
  { now, hasBudget }: Pick<JobRun, "now" | "hasBudget">,
): Promise<JobResult> {
  const db = getDatabase(env, ANY_GROUP);
  let ended = 0;
  while (hasBudget(QUERIES_A_PAGE, AT_ONCE)) {
    const runOut = await selectExpiredSessions(db, { since: now - DAY_MS, now, limit: AT_ONCE });
    if (runOut.length > 0) {
      const sids = runOut.map(({ sid }) => sid);
      const groups = new Map(runOut.map((session) => [session.groupId, session]));
      const statements = endExpired(db, sids, now);
      await commitLogged(env, ANY_GROUP, { statements, whom: [...groups.values()] });
    }
    ended += runOut.length;
    if (runOut.length < AT_ONCE) return { cursor: null, done: { ended } };
  }
  return { cursor: CURSOR_MORE, done: { ended } };
}

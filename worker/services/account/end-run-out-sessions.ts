import { DAY_MS } from "#domain/time.ts";
import { endRunOut, selectRunOut } from "../../db/account/sessions.ts";
import { openDatabase } from "../../db/client.ts";
import { type JobResult, type JobRun, MORE } from "../../ops/job.ts";
import { commitLogged } from "../commit.ts";

const AT_ONCE = 300;

/**
 * Tells the open screens of sessions that have run out, most of them because nobody has used them. Every request
 * refuses such a session by itself; this closes the sockets that were opened before, a bounded number a run.
 */
export async function endRunOutSessions(env: Env, { now }: Pick<JobRun, "now">): Promise<JobResult> {
  const db = openDatabase(env.DB);
  const runOut = await selectRunOut(db, { since: now - DAY_MS, now, limit: AT_ONCE });
  const ended = runOut.length;
  const result = { cursor: ended < AT_ONCE ? null : MORE, done: { ended } };
  if (ended === 0) return result;
  const sids = runOut.map(({ sid }) => sid);
  const groups = new Map(runOut.map((session) => [session.groupId, session]));
  await commitLogged(env, { statements: endRunOut(db, sids, now), whom: [...groups.values()] });
  return result;
}

import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { endRunOut, selectRunOut } from "../../db/account/sessions.ts";
import { openDatabase } from "../../db/client.ts";
import { commitLogged } from "../commit.ts";

const AT_ONCE = 300;

/**
 * Tells the open screens of sessions that have run out, most of them because nobody has used them. Every request
 * refuses such a session by itself; this closes the sockets that were opened before, a bounded number a run.
 */
export async function endRunOutSessions(env: Env, now: EpochMs): Promise<void> {
  const db = openDatabase(env.DB);
  const runOut = await selectRunOut(db, { since: now - DAY_MS, now, limit: AT_ONCE });
  if (runOut.length === 0) return;
  const sids = runOut.map(({ sid }) => sid);
  const groups = new Map(runOut.map((session) => [session.groupId, session]));
  await commitLogged(env, { statements: endRunOut(db, sids, now), whom: [...groups.values()] });
}

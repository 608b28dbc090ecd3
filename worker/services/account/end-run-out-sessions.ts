import { DAY_MS, type EpochMs } from "#domain/time.ts";
import { endRunOut, selectRunOut } from "../../db/account/sessions.ts";
import { openDatabase } from "../../db/client.ts";
import { nudge } from "../../live/announce.ts";

const AT_ONCE = 300;

/**
 * Tells the open screens of sessions that have run out, most of them because nobody has used them. Every request
 * refuses such a session by itself; this closes the sockets that were opened before, a bounded number a run.
 */
export async function endRunOutSessions(env: Env, now: EpochMs): Promise<void> {
  const db = openDatabase(env.DB);
  const runOut = await selectRunOut(db, { since: now - DAY_MS, now, limit: AT_ONCE });
  if (runOut.length === 0) return;
  await db.batch([
    ...endRunOut(
      db,
      runOut.map(({ sid }) => sid),
      now,
    ),
  ]);
  const groups = new Map(runOut.map(({ groupId, companyId }) => [groupId, companyId]));
  for (const [groupId, companyId] of groups) nudge(env, companyId, groupId);
}

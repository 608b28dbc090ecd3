import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { endUserSessions, logEndingSessions } from "../../db/account/sessions.ts";
import { selectUserByEmail } from "../../db/account/users.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { commitLogged } from "../commit.ts";

interface Ending {
  readonly email: string;
  /** The operator, for the log. */
  readonly by: string;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/**
 * Ends all sessions of a user and disconnects their screens. Refuses with `not_found`. @returns the number of
 * ended sessions.
 */
export async function endPersonSessions(
  env: Env,
  { email, by, source, now }: Ending,
): Promise<Verdict<number>> {
  const db = getDatabase(env, ANY_GROUP);
  const [found] = await selectUserByEmail(db, email);
  if (!found) return refuse("not_found");
  const { user, group } = found;
  const { ended } = await commitLogged(env, user.groupId, {
    statements: { logged: logEndingSessions(db, user.id, now), ...endUserSessions(db, user.id, now) },
    whom: { companyId: group.companyId, groupId: group.id },
  });
  logSecurity("session_ended", { at: now, code: "operations", userId: user.id, by, source });
  return accept(ended.meta.changes);
}

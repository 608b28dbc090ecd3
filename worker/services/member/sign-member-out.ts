import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { selectMember } from "../../db/account/members.ts";
import { endUserSessions, logEndingSessions } from "../../db/account/sessions.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { ACTIVITY_LOGGED, commit, staffAuthor } from "../commit.ts";

interface MemberSignOut {
  /** An owner. */
  readonly principal: Principal;
  readonly uid: string;
  /** The session to end; `null`: all sessions of the member. */
  readonly sid: string | null;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/**
 * Signs a member out of one browser or of all: tokens are refused from the next request on, WebSockets close,
 * and an activity is logged. Refuses with `not_found` for a member of another group, or a session that is not
 * theirs or no longer open.
 */
export async function signMemberOut(
  env: Env,
  { principal, uid, sid, source, now }: MemberSignOut,
): Promise<Verdict<null>> {
  const { groupId } = principal;
  const db = getDatabase(env, groupId);
  const [found] = await selectMember(db, groupId, uid);
  if (!found) return refuse("not_found");
  try {
    await commit(env, staffAuthor({ principal, now }), {
      whom: principal,
      statements: {
        logged: logEndingSessions(db, uid, now, sid),
        ...endUserSessions(db, uid, now, sid),
        guard: sid === null ? [] : [requireOneChange(db)],
      },
      change: ACTIVITY_LOGGED,
      activity: { action: "member.signed-out", summary: found.user.displayName },
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("not_found");
    throw error;
  }
  logSecurity("session_ended", { at: now, code: "ended_by_owner", userId: uid, by: principal.uid, source });
  return accept(null);
}

import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { selectMember } from "../../db/account/members.ts";
import { deletePasskeys } from "../../db/account/passkeys.ts";
import { getDatabase } from "../../db/client.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import { ACTIVITY_LOGGED, commit, staffAuthor } from "../commit.ts";

interface PasskeyReset {
  /** An owner of the whole group. */
  readonly principal: Principal;
  readonly uid: string;
  readonly source: RequestSource;
  readonly now: EpochMs;
}

/**
 * Removes all passkeys of a member, such as after a lost device; their password stays. Refuses with `not_found`
 * for a member of another group.
 */
export async function resetPasskeys(
  env: Env,
  { principal, uid, source, now }: PasskeyReset,
): Promise<Verdict<null>> {
  const db = getDatabase(env, principal.groupId);
  const [found] = await selectMember(db, principal.groupId, uid);
  if (!found) return refuse("not_found");
  await commit(env, staffAuthor({ principal, now }), {
    whom: principal,
    statements: [deletePasskeys(db, uid)],
    change: ACTIVITY_LOGGED,
    activity: { action: "member.passkeys-removed", summary: found.user.displayName },
  });
  logSecurity("passkey_removed", {
    at: now,
    code: "removed_by_owner",
    userId: uid,
    by: principal.uid,
    source,
  });
  return accept(null);
}

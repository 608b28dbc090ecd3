import { waitUntil } from "cloudflare:workers";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { deleteMemberRows, demoteMember, selectMember } from "../../db/account/members.ts";
import { logRemovedSessions } from "../../db/account/sessions.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { commit, MEMBERS_CHANGED, staffAuthor } from "../commit.ts";
import { releaseRequests } from "./release-requests.ts";

interface MemberRemoval {
  readonly principal: Principal;
  readonly uid: string;
  readonly now: EpochMs;
}

/**
 * Removes a member from the group: all their sessions and links end, and their properties go to the first
 * owner. Open requests assigned to them are unassigned. Their activities stay in the list. Refuses with
 * `not_found` or `last_owner`.
 */
export async function removeMember(env: Env, { principal, uid, now }: MemberRemoval): Promise<Verdict<null>> {
  const { groupId } = principal;
  const db = getDatabase(env, groupId);
  const [found] = await selectMember(db, groupId, uid);
  if (!found) return refuse("not_found");
  try {
    await commit(env, staffAuthor({ principal, now }), {
      whom: principal,
      statements: [
        demoteMember(db, groupId, uid),
        requireOneChange(db),
        logRemovedSessions(db, uid, now),
        ...deleteMemberRows(db, groupId, uid),
      ],
      change: MEMBERS_CHANGED,
      activity: { action: "member.removed", summary: found.user.displayName },
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("last_owner");
    throw error;
  }
  waitUntil(releaseRequests(env, { principal, uid, keeps: () => false, now }));
  return accept(null);
}

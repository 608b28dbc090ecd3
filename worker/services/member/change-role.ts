import type { Role } from "#domain/account/account.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { selectMember, setRole, type UserRow } from "../../db/account/members.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { commit, MEMBERS_CHANGED, staffAuthor } from "../commit.ts";

interface RoleChange {
  readonly principal: Principal;
  readonly uid: string;
  readonly role: Role;
  readonly now: EpochMs;
}

/**
 * Changes a member's role, effective from their next request. Refuses with `not_found`, or `last_owner`: at
 * least one owner who can sign in must remain, also under concurrent changes.
 */
export async function changeRole(
  env: Env,
  { principal, uid, role, now }: RoleChange,
): Promise<Verdict<UserRow>> {
  const { groupId } = principal;
  const db = getDatabase(env, groupId);
  const [found] = await selectMember(db, groupId, uid);
  if (!found) return refuse("not_found");
  try {
    await commit(env, staffAuthor({ principal, now }), {
      whom: principal,
      statements: [setRole(db, { groupId, uid, role }), requireOneChange(db)],
      change: MEMBERS_CHANGED,
      activity: { action: "member.changed", summary: `${role} ${found.displayName}` },
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("last_owner");
    throw error;
  }
  return accept({ ...found, role });
}

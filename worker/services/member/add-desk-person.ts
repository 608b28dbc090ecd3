import type { newDeskPersonSchema } from "#domain/account/desk.ts";
import { MEMBERS_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { z } from "#domain/zod.ts";
import type { Principal } from "../../db/account/access.ts";
import {
  accessColumns,
  countMembers,
  type MemberRow,
  noAddress,
  replaceChosen,
  selectMember,
  selectZones,
} from "../../db/account/members.ts";
import { getDatabase } from "../../db/client.ts";
import { newId } from "../../db/new-id.ts";
import { insertUser } from "../../db/property/groups.ts";
import { hashPassword } from "../../identity/password.ts";
import { newSecret } from "../../identity/secret.ts";
import { beginAttempts } from "../account/throttle.ts";
import { commit, MEMBERS_CHANGED, staffAuthor } from "../commit.ts";
import { newDigits } from "../shared-desk/give-digits.ts";
import { resolveAccess } from "./change-access.ts";

interface Addition {
  /** An owner of the whole group. */
  readonly principal: Principal;
  readonly person: z.infer<typeof newDeskPersonSchema>;
  /** The owner's network, as named by `toNetwork`. */
  readonly network: string;
  readonly now: EpochMs;
}

/**
 * Adds a person for shared desks, without an address: no mail reaches them and no password is theirs. They open desks
 * with the digits that the owner tells them, and choose their own there.
 *
 * Refuses as `resolveAccess` does, with `too_many_members`, or `too_many_requests` per group and network.
 */
export async function addDeskPerson(
  env: Env,
  { principal, person, network, now }: Addition,
): Promise<Verdict<{ row: MemberRow; digits: string }>> {
  const { groupId } = principal;
  const retryAfterSeconds = await beginAttempts(env, [
    ["invite-network", network],
    ["invite-group", groupId],
  ]);
  if (retryAfterSeconds > 0) return refuse("too_many_requests", { retryAfterSeconds });
  const db = getDatabase(env, groupId);
  const [[members], [zones]] = await Promise.all([
    countMembers(db, groupId),
    selectZones(db, groupId, person.properties),
  ]);
  const resolved = resolveAccess({ role: "desk", ...person }, zones, now);
  if (!resolved.ok) return resolved;
  if ((members?.count ?? 0) >= MEMBERS_MAX) return refuse("too_many_members");
  const [access, uid, digits] = [resolved.value, newId(), newDigits()];
  const [passwordHash, deskDigitsHash] = await Promise.all([hashPassword(newSecret()), hashPassword(digits)]);
  await commit(env, staffAuthor({ principal, now }), {
    whom: principal,
    statements: [
      insertUser(db, {
        id: uid,
        createdAt: now,
        groupId,
        email: noAddress(uid),
        displayName: person.displayName,
        ...accessColumns(access),
        deskDigitsHash,
        deskDigitsGiven: true,
        passwordHash,
        passwordIsDefault: false,
        awaitsConfirmation: false,
      }),
      ...replaceChosen(db, uid, access.properties),
    ],
    change: MEMBERS_CHANGED,
    activity: { action: "member.invited", summary: person.displayName },
  });
  const [row] = await selectMember(db, groupId, uid);
  return row ? accept({ row, digits }) : refuse("not_found");
}

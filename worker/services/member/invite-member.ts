/**
 * Invitations to a group. Exposes `inviteMember`, for the *People* screen. It must not reveal whether an
 * address has an account in another group.
 */

import type { Invitation } from "#domain/account/member.ts";
import { INVITATION_DAYS, MEMBERS_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import {
  accessColumns,
  countMembers,
  replaceChosen,
  reservedAddress,
  selectInvitedUsers,
  selectZones,
  updateInvited,
} from "../../db/account/members.ts";
import { insertPasswordReset } from "../../db/account/password-resets.ts";
import { getDatabase } from "../../db/client.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { runNamed } from "../../db/named-batch.ts";
import { newId } from "../../db/new-id.ts";
import { insertUser } from "../../db/property/groups.ts";
import { findOutsideProvider } from "../../identity/outside-provider.ts";
import { hashPassword } from "../../identity/password.ts";
import { hashSecret, newSecret } from "../../identity/secret.ts";
import { invitation as invitationMail } from "../../mail/kinds/invitation.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { beginAttempts } from "../account/throttle.ts";
import { commit, MEMBERS_CHANGED, staffAuthor } from "../commit.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
import { resolveAccess } from "./change-access.ts";

interface MemberInvitation extends MailReader {
  readonly principal: Principal;
  readonly invitation: Invitation;
  /** The owner's network, as named by `toNetwork`. */
  readonly network: string;
  readonly now: EpochMs;
}

/**
 * Invites a person to the owner's group (D12): creates an account without a usable password, and mails a
 * one-time link to choose one. Inviting a pending member again mails a new link. With an external provider, the
 * mail leads to the sign-in instead, and the person is matched by the provider's verified address, for as long
 * as the link would be valid.
 *
 * An owner can't learn whether the address has an account in another group: the response, the list of members and
 * the work done are the same for both. The person with such an account gets a mail that explains what they can do.
 *
 * The mail is queued in the batch and sent by the caller after the response.
 *
 * Refuses as `resolveAccess` does, with `email_in_use` for a member of the same group, `too_many_members`, or
 * `too_many_requests` per address, group and network.
 *
 * @returns the id of the person.
 */
export async function inviteMember(env: Env, request: MemberInvitation): Promise<Verdict<string>> {
  const { principal, invitation, now, language, origin } = request;
  const { email, displayName } = invitation;
  const { groupId, groupName } = principal;
  const retryAfterSeconds = await beginAttempts(env, [
    ["invite-network", request.network],
    ["invite-group", groupId],
    ["mail", `invite:${groupId}:${email}`],
  ]);
  if (retryAfterSeconds > 0) return refuse("too_many_requests", { retryAfterSeconds });
  const db = getDatabase(env, groupId);
  const {
    rows,
    members: [members],
    zones: [zones],
  } = await runNamed(db, {
    rows: selectInvitedUsers(db, email, groupId),
    members: countMembers(db, groupId),
    zones: selectZones(db, groupId, invitation.properties),
  });
  const resolved = resolveAccess(invitation, zones, now);
  if (!resolved.ok) return resolved;
  const access = resolved.value;
  const found = rows.find((row) => row.groupId === groupId);
  if (found && !found.awaitsConfirmation) return refuse("email_in_use");
  if (!found && (members?.count ?? 0) >= MEMBERS_MAX) return refuse("too_many_members");

  const isElsewhere = rows.some((row) => row.groupId !== groupId);
  const address = isElsewhere ? reservedAddress(email, groupId) : email;
  const uid = found?.id ?? newId();
  const token = newSecret();
  const ownSignIn = findOutsideProvider(env) ? "provider" : "password";
  const facts = {
    language,
    origin,
    name: displayName,
    inviter: principal.displayName,
    groupName,
    email,
    signIn: isElsewhere ? "elsewhere" : ownSignIn,
    token,
  } as const;
  const person = found
    ? updateInvited(db, { uid, email: address, displayName }, access)
    : insertUser(db, {
        id: uid,
        createdAt: now,
        groupId,
        email: address,
        displayName,
        ...accessColumns(access),
        // Hash of a random secret that is never disclosed: only the link gives access.
        passwordHash: await hashPassword(newSecret()),
        passwordIsDefault: false,
        awaitsConfirmation: true,
      });
  const mailId = newId();
  const mail = await invitationMail.write(env, email, facts);
  try {
    await commit(env, staffAuthor({ principal, now }), {
      whom: principal,
      statements: [
        person,
        requireOneChange(db),
        ...replaceChosen(db, uid, access.properties),
        insertPasswordReset(db, {
          tokenHash: await hashSecret(token),
          createdAt: now,
          expiresAt: now + INVITATION_DAYS * DAY_MS,
          userId: uid,
        }),
        enqueueMail(db, {
          ...mail,
          id: mailId,
          at: now,
          groupId,
        }),
      ],
      change: MEMBERS_CHANGED,
      activity: { action: "member.invited", summary: displayName },
    });
  } catch (error) {
    // The address was taken, or the invitation accepted, in between.
    if (isUniqueFailure(error, "users.email") || isGuardFailure(error)) return refuse("email_in_use");
    throw error;
  }
  sendAfterAnswer(env, [mailId], now);
  return accept(uid);
}

import type { Invitation } from "#domain/account/member.ts";
import { INVITATION_DAYS, MEMBERS_MAX } from "#domain/limits.ts";
import { accept, refuse, type Verdict } from "#domain/problem.ts";
import { DAY_MS, type EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { countMembers, selectInvited, updateInvited } from "../../db/account/members.ts";
import { insertPasswordReset } from "../../db/account/password-resets.ts";
import { reservedAddress } from "../../db/account/reserved-address.ts";
import { databaseOf } from "../../db/client.ts";
import { isGuardFailure, isUniqueFailure, requireOneChange } from "../../db/guard.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { newId } from "../../db/new-id.ts";
import { insertUser } from "../../db/property/groups.ts";
import { outsideProviderOf } from "../../identity/outside-provider.ts";
import { hashPassword } from "../../identity/password.ts";
import { hashSecret, newSecret } from "../../identity/secret.ts";
import { invitation as invitationMail } from "../../mail/kinds/invitation.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { beginAttempts } from "../account/throttle.ts";
import { byStaff, commit, MEMBERS_CHANGED } from "../commit.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";

interface MemberInvitation extends MailReader {
  readonly principal: Principal;
  readonly invitation: Invitation;
  /** Where the owner is, as `networkOf` names it. */
  readonly network: string;
  readonly now: EpochMs;
}

/**
 * Invites a person to the group of an owner (D12): an account without a usable password, and a mail with a
 * one-time link by which they choose one. A second invitation of a person who has not followed it mails a new link.
 * Where an outside provider keeps the accounts nobody is told that link: the mail leads to the sign-in, and
 * the person is known by the address that the provider proves, for as long as the link would work.
 *
 * An owner does not learn whether another group has an account of that address: the answer, the list and the
 * work are the same, and the person is told by mail what they can do.
 *
 * The mail is queued in the batch; sending it is the caller's, after the answer.
 *
 * Refuses with `email_in_use` for somebody of the group itself, `too_many_members`, or `too_many_requests` for
 * the same address over and over, and for many from one group or network.
 *
 * @returns the id of the person.
 */
export async function inviteMember(env: Env, request: MemberInvitation): Promise<Verdict<string>> {
  const { principal, invitation, now, language, origin } = request;
  const { email, displayName, role } = invitation;
  const { groupId, groupName } = principal;
  const retryAfterSeconds = await beginAttempts(env, [
    ["invite-network", request.network],
    ["invite-group", groupId],
    ["mail", `invite:${groupId}:${email}`],
  ]);
  if (retryAfterSeconds > 0) return refuse("too_many_requests", { retryAfterSeconds });
  const db = databaseOf(env, groupId);
  const [rows, [members]] = await db.batch([selectInvited(db, email, groupId), countMembers(db, groupId)]);
  const found = rows.find((row) => row.groupId === groupId);
  if (found && !found.awaitsConfirmation) return refuse("email_in_use");
  if (!found && (members?.count ?? 0) >= MEMBERS_MAX) return refuse("too_many_members");

  const isElsewhere = rows.some((row) => row.groupId !== groupId);
  const address = isElsewhere ? reservedAddress(email, groupId) : email;
  const uid = found?.id ?? newId();
  const token = newSecret();
  const ownSignIn = outsideProviderOf(env) ? "provider" : "password";
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
    ? updateInvited(db, { uid, email: address, displayName, role })
    : insertUser(db, {
        id: uid,
        createdAt: now,
        groupId,
        email: address,
        displayName,
        role,
        // Of a secret that nobody is told: only the link leads in.
        passwordHash: await hashPassword(newSecret()),
        passwordIsDefault: false,
        awaitsConfirmation: true,
      });
  const mailId = newId();
  const mail = await invitationMail.write(env, email, facts);
  try {
    await commit(env, byStaff({ principal, now }), {
      whom: principal,
      statements: [
        person,
        requireOneChange(db),
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
    // Since the address was looked for, somebody has taken it or followed the invitation.
    if (isUniqueFailure(error, "users.email") || isGuardFailure(error)) return refuse("email_in_use");
    throw error;
  }
  sendAfterAnswer(env, [mailId], now);
  return accept(uid);
}

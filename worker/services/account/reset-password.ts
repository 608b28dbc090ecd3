import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { selectOpenReset, spendPasswordReset } from "../../db/account/password-resets.ts";
import { confirmAddress } from "../../db/account/users.ts";
import { openDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { newId } from "../../db/new-id.ts";
import { hashPassword, verifyPassword } from "../../identity/password.ts";
import { hashSecret } from "../../identity/secret.ts";
import { byOperations, commit, MEMBERS_CHANGED } from "../commit.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
import {
  newPasswordStatements,
  type RecipientLocale,
  refuseField,
  requireUncommonPassword,
} from "./set-password.ts";
import { throttleOf } from "./throttle.ts";

interface PasswordReset extends RecipientLocale {
  readonly token: string;
  readonly password: string;
  /** Where the link was followed, as `networkOf` names it. */
  readonly network: string;
  readonly now: EpochMs;
}

/**
 * Sets the password of the user with a mailed link, ends all their sessions and verifies their address. The
 * network counts as known to the account from then on, as after a sign-in.
 *
 * The link is used up in the batch that sets the password, so that of two at once only one does.
 * Refuses with `link_expired`, or `validation_failed` for a common or unchanged password: the link lives on.
 */
export async function resetPassword(env: Env, reset: PasswordReset): Promise<Verdict<null>> {
  const db = openDatabase(env.DB);
  const { token, password, now } = reset;
  const tokenHash = await hashSecret(token);
  const [found] = await selectOpenReset(db, tokenHash, now);
  if (!found) return refuse("link_expired");
  const { user, group } = found;
  const isUncommon = requireUncommonPassword(password, user.email, "password");
  if (!isUncommon.ok) return isUncommon;
  if (await verifyPassword(password, user.passwordHash)) {
    return refuseField({ path: "password", code: "password_unchanged" });
  }
  const passwordHash = await hashPassword(password);
  const mailId = newId();
  try {
    await commit(env, byOperations(group.id, null, now), {
      statements: [
        spendPasswordReset(db, tokenHash, now),
        requireOneChange(db),
        confirmAddress(db, user.id),
        ...newPasswordStatements(db, { ...reset, user, passwordHash, mailId }),
      ],
      whom: { companyId: group.companyId, groupId: group.id },
      // The people of the group see that an invitation was accepted.
      change: user.awaitsConfirmation ? MEMBERS_CHANGED : null,
      activity: null,
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("link_expired");
    throw error;
  }
  sendAfterAnswer(env, [mailId], now);
  // The next sign-in comes from here, and strangers who try the account must not slow it down.
  await throttleOf(env, "account", user.email).succeed("account", reset.network);
  return accept(null);
}

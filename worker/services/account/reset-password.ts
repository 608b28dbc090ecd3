import { accept, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { consumePasswordReset } from "../../db/account/password-resets.ts";
import { confirmAddress, hasAccessEnded } from "../../db/account/users.ts";
import { ANY_GROUP, getDatabase } from "../../db/client.ts";
import { isGuardFailure, requireOneChange } from "../../db/guard.ts";
import { newId } from "../../db/new-id.ts";
import { hashPassword, verifyPassword } from "../../identity/password.ts";
import { newRefreshToken } from "../../identity/refresh-token.ts";
import { logSecurity, type RequestSource } from "../../identity/security-log.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { commit, MEMBERS_CHANGED, operationsAuthor } from "../commit.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
import type { FoundDesk } from "../shared-desk/find-desk.ts";
import { sessionStatements } from "./open-session.ts";
import { findReset } from "./reset-link.ts";
import { newPasswordStatements, refuseField, requireUncommonPassword } from "./set-password.ts";
import { getThrottle } from "./throttle.ts";

interface PasswordReset extends MailReader {
  readonly token: string;
  readonly password: string;
  /** Network and origin of the request. */
  readonly source: RequestSource;
  readonly userAgent: string;
  /** Secret of the device cookie; a new one if the browser had none. */
  readonly deviceToken: string;
  /** The shared desk that the browser is; `null`: none. */
  readonly desk: FoundDesk | null;
  readonly now: EpochMs;
}

/**
 * Sets a password by mailed link, ends all sessions of the user and verifies their address. The network becomes
 * known to the account, as after a sign-in. An invited user is signed in at once and gets no mail about a
 * changed password.
 *
 * The link is consumed in the same batch, so that only one of two concurrent uses succeeds. Refuses with
 * `link_expired`, `access_ended`, or `validation_failed` for a common or unchanged password, which does not
 * consume the link.
 *
 * @returns the refresh token of an invited user's session; otherwise `null`.
 */
export async function resetPassword(env: Env, reset: PasswordReset): Promise<Verdict<string | null>> {
  const db = getDatabase(env, ANY_GROUP);
  const { token, password, now } = reset;
  const found = await findReset(db, token, now);
  if (!found) return refuse("link_expired");
  const { user, group, tokenHash, isInvitation } = found;
  if (hasAccessEnded(user, now)) return refuse("access_ended");
  const isUncommon = requireUncommonPassword(password, user.email, "password");
  if (!isUncommon.ok) return isUncommon;
  if (await verifyPassword(password, user.passwordHash)) {
    return refuseField({ path: "password", code: "password_unchanged" });
  }
  const passwordHash = await hashPassword(password);
  const mailId = isInvitation ? null : newId();
  // A shared desk is nobody's own browser: there the invited person signs in as everybody does.
  const refreshToken = isInvitation && reset.desk === null ? newRefreshToken() : null;
  try {
    await commit(env, operationsAuthor(group.id, null, now), {
      statements: {
        spent: [consumePasswordReset(db, tokenHash, now), requireOneChange(db)],
        confirmed: confirmAddress(db, user.id),
        changed: await newPasswordStatements(env, db, { ...reset, user, passwordHash, mailId }),
        opened:
          refreshToken === null
            ? []
            : await sessionStatements(env, db, {
                browser: { ...reset, keepsSignedIn: false },
                user,
                sid: newId(),
                refreshToken,
                means: "invitation",
              }),
      },
      whom: { companyId: group.companyId, groupId: group.id },
      // Members of the group see that an invitation was accepted.
      change: user.awaitsConfirmation ? MEMBERS_CHANGED : null,
      activity: null,
    });
  } catch (error) {
    if (isGuardFailure(error)) return refuse("link_expired");
    throw error;
  }
  if (mailId !== null) sendAfterAnswer(env, [mailId], now);
  if (refreshToken !== null) {
    logSecurity("sign_in", { at: now, code: "invitation", userId: user.id, source: reset.source });
  }
  // Marks this network as known to the account, so that attacks from other networks don't slow its next sign-in.
  await getThrottle(env, "account", user.email).succeed("account", reset.source.network);
  return accept(refreshToken);
}

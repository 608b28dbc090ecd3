import type { ChangePassword } from "#domain/account/account.ts";
import { accept, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import type { Principal } from "../../db/account/access.ts";
import { getDatabase } from "../../db/client.ts";
import { newId } from "../../db/new-id.ts";
import { hashPassword } from "../../identity/password.ts";
import type { MailReader } from "../../mail/mail-reader.ts";
import { commitLogged } from "../commit.ts";
import { sendAfterAnswer } from "../mail/send-mail.ts";
import { requireOwnPassword } from "./own-password.ts";
import { newPasswordStatements, refuseField, requireUncommonPassword } from "./set-password.ts";

interface PasswordChange extends MailReader, Pick<ChangePassword, "current" | "next"> {
  readonly principal: Principal;
  readonly now: EpochMs;
}

/**
 * Changes a signed-in user's password and ends all their sessions, including this one (S188).
 *
 * Refuses with `too_many_requests`, or `validation_failed` naming the field: a wrong current password, a common
 * one, or the same again.
 */
export async function changePassword(env: Env, change: PasswordChange): Promise<Verdict<null>> {
  const { principal, current, next } = change;
  const own = await requireOwnPassword(env, { principal, password: current, path: "current" });
  if (!own.ok) return own;
  const user = own.value;
  const db = getDatabase(env, principal.groupId);
  const isSame = next.normalize("NFKC") === current.normalize("NFKC");
  if (isSame) return refuseField({ path: "next", code: "password_unchanged" });
  const isUncommon = requireUncommonPassword(next, user.email, "next");
  if (!isUncommon.ok) return isUncommon;
  const passwordHash = await hashPassword(next);
  const mailId = newId();
  await commitLogged(env, principal.groupId, {
    whom: principal,
    statements: await newPasswordStatements(env, db, { ...change, user, passwordHash, mailId }),
  });
  sendAfterAnswer(env, [mailId], change.now);
  return accept(null);
}

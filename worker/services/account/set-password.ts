import { accept, type FieldError, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { spendResetsOfUser } from "../../db/account/password-resets.ts";
import { endSessionsOfUser, logEndingSessions } from "../../db/account/sessions.ts";
import { setPassword } from "../../db/account/users.ts";
import type { Database } from "../../db/client.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { isCommonPassword } from "../../identity/common-passwords.ts";
import { passwordChanged } from "../../mail/kinds/password-changed.ts";
import type { MailReader } from "../../mail/mail-reader.ts";

/** Refuses a password that is guessed first, their own address among them, naming the field it was typed in. */
export function requireUncommonPassword(password: string, email: string, path: string): Verdict<null> {
  const [localPart = "", domain = ""] = email.split("@");
  const ownWords = [localPart, domain.split(".")[0] ?? "", email, email.replace(/[^\p{L}\d]/gu, "")];
  if (!isCommonPassword(password, ownWords)) return accept(null);
  return refuseField({ path, code: "common_password" });
}

export function refuseField(error: FieldError): Verdict<never> {
  return refuse("validation_failed", { errors: [error] });
}

interface NewPassword extends MailReader {
  readonly user: {
    readonly id: string;
    readonly groupId: string;
    readonly email: string;
    readonly displayName: string;
  };
  readonly passwordHash: string;
  /** Of the mail that tells them; null for their first password, which nobody could have changed. */
  readonly mailId: string | null;
  readonly now: EpochMs;
}

/**
 * The statements that give a user a new password: it is theirs, every session and every other link ends,
 * and a mail tells them where they had one before. They belong in one batch.
 */
export async function newPasswordStatements(
  env: Env,
  db: Database,
  { user, passwordHash, mailId, now, language, origin }: NewPassword,
) {
  const written = await passwordChanged.write(env, user.email, { language, origin, name: user.displayName });
  const mail = { ...written, at: now, groupId: user.groupId };
  return {
    password: setPassword(db, user.id, passwordHash),
    logged: logEndingSessions(db, user.id, now),
    ...endSessionsOfUser(db, user.id, now),
    links: spendResetsOfUser(db, user.id, now),
    mail: mailId === null ? [] : [enqueueMail(db, { ...mail, id: mailId })],
  };
}

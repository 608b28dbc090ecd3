import { accept, type FieldError, refuse, type Verdict } from "#domain/problem.ts";
import type { EpochMs } from "#domain/time.ts";
import { consumeUserResets } from "../../db/account/password-resets.ts";
import { endUserSessions, logEndingSessions } from "../../db/account/sessions.ts";
import { setPassword } from "../../db/account/users.ts";
import type { Database } from "../../db/client.ts";
import { enqueueMail } from "../../db/mail/enqueue-mail.ts";
import { isCommonPassword } from "../../identity/common-passwords.ts";
import { passwordChanged } from "../../mail/kinds/password-changed.ts";
import type { MailReader } from "../../mail/mail-reader.ts";

/** Refuses a common password, or one made from the user's address, naming the field. */
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
  /** Id of the notification mail; `null`: first password, no mail. */
  readonly mailId: string | null;
  readonly now: EpochMs;
}

/**
 * Statements for one batch that set a password, end every session and other link, and enqueue a mail unless it
 * is the first password.
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
    ...endUserSessions(db, user.id, now),
    links: consumeUserResets(db, user.id, now),
    mail: mailId === null ? [] : [enqueueMail(db, { ...mail, id: mailId })],
  };
}

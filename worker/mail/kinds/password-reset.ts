import { brand } from "#brand/brand.ts";
import { RESET_LINK_MINUTES } from "#domain/limits.ts";
import { defineMail } from "../define-mail.ts";
import { buttonLine } from "../link-line.ts";
import { composeBody } from "../mail-body.ts";
import type { MailReader } from "../mail-reader.ts";
import { MAIL_WORDS } from "../words/all.ts";

interface PasswordReset extends MailReader {
  readonly name: string;
  readonly token: string;
}

/** A link to set a new password. */
export const passwordReset = defineMail({
  queue: "signIn",
  isSecret: true,
  compose({ language, origin, name, token }: PasswordReset) {
    const { reset, actions } = MAIL_WORDS[language];
    const { portalName } = brand;
    return {
      subject: reset.subject(portalName),
      body: composeBody(language, name, [
        reset.before(portalName),
        buttonLine(`${origin}/reset-password?token=${token}`, actions.newPassword),
        reset.after(RESET_LINK_MINUTES),
      ]),
    };
  },
});

import { brand } from "#brand/brand.ts";
import { INVITATION_DAYS } from "#domain/limits.ts";
import { defineMail } from "../define-mail.ts";
import { toHeaderLine } from "../header-line.ts";
import { buttonLine } from "../link-line.ts";
import { composeBody } from "../mail-body.ts";
import type { MailReader } from "../mail-reader.ts";
import { MAIL_WORDS } from "../words/all.ts";

interface Invitation extends MailReader {
  readonly name: string;
  readonly inviter: string;
  readonly groupName: string;
  readonly email: string;
  /**
   * How the person will sign in: with a password to choose, or an account at the external provider. Elsewhere:
   * their account belongs to another group, so there is nothing to sign in to yet.
   */
  readonly signIn: "password" | "provider" | "elsewhere";
  /** Token of the link to choose a password. */
  readonly token: string;
}

/** Invites a person to a group, in the inviter's language. */
export const invitation = defineMail({
  queue: "signIn",
  isSecret: true,
  compose({ language, origin, name, email, signIn, token, ...given }: Invitation) {
    const { actions, invitation: words } = MAIL_WORDS[language];
    const { before, after } = words[signIn];
    const [inviter, groupName] = [toHeaderLine(given.inviter), toHeaderLine(given.groupName)];
    const { portalName } = brand;
    const buttons = {
      password: [buttonLine(`${origin}/reset-password?token=${token}`, actions.choosePassword)],
      provider: [buttonLine(`${origin}/`, actions.signIn)],
      elsewhere: [],
    };
    return {
      subject: toHeaderLine(words.subject(inviter, groupName, portalName)),
      body: composeBody(language, name, [
        before(inviter, groupName, portalName, email),
        ...buttons[signIn],
        after(INVITATION_DAYS),
      ]),
    };
  },
});

import { brand } from "#brand/brand.ts";
import { CONFIRMATION_LINK_HOURS } from "#domain/limits.ts";
import { defineMail } from "../define-mail.ts";
import { buttonLine } from "../link-line.ts";
import { composeBody } from "../mail-body.ts";
import type { MailReader } from "../mail-reader.ts";
import { MAIL_WORDS } from "../words/all.ts";

interface AddressConfirmation extends MailReader {
  readonly name: string;
  readonly token: string;
}

/** Confirms the address of a registration by a link. */
export const addressConfirmation = defineMail({
  queue: "signIn",
  isSecret: true,
  compose({ language, origin, name, token }: AddressConfirmation) {
    const { confirmation, actions } = MAIL_WORDS[language];
    const { portalName } = brand;
    return {
      subject: confirmation.subject(portalName),
      body: composeBody(language, name, [
        confirmation.before(portalName),
        buttonLine(`${origin}/confirm-address?token=${token}`, actions.confirm),
        confirmation.after(CONFIRMATION_LINK_HOURS),
      ]),
    };
  },
});

import { brand } from "#brand/brand.ts";
import { defineMail } from "../define-mail.ts";
import { buttonLine } from "../link-line.ts";
import { composeBody } from "../mail-body.ts";
import type { MailReader } from "../mail-reader.ts";
import { MAIL_WORDS } from "../words/all.ts";

/** Reports a changed password, and what to do if the user did not change it. */
export const passwordChanged = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ language, origin, name }: MailReader & { readonly name: string }) {
    const { changed, actions } = MAIL_WORDS[language];
    const { portalName } = brand;
    return {
      subject: changed.subject(portalName),
      body: composeBody(language, name, [
        changed.before(portalName),
        changed.after,
        buttonLine(`${origin}/forgot-password`, actions.newPassword),
      ]),
    };
  },
});

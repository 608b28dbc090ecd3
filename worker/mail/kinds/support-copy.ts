import { brand } from "#brand/brand.ts";
import { defineMail } from "../define-mail.ts";
import { withoutMarks } from "../link-line.ts";
import { composeBody } from "../mail-body.ts";
import type { MailReader } from "../mail-reader.ts";
import { MAIL_WORDS } from "../words/all.ts";

interface SupportCopy extends Pick<MailReader, "language"> {
  readonly name: string;
  readonly reference: string;
  /** The sent message, verbatim. */
  readonly sent: string;
}

/** Copy of a message to support, for its writer. */
export const supportCopy = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ language, name, reference, sent }: SupportCopy) {
    const { subject, before } = MAIL_WORDS[language].support;
    return {
      subject: subject(reference),
      body: composeBody(language, name, [before(brand.companyName), withoutMarks(sent)]),
    };
  },
});

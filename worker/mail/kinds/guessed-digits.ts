import { defineMail } from "../define-mail.ts";
import { buttonLine } from "../link-line.ts";
import { composeBody } from "../mail-body.ts";
import type { MailReader } from "../mail-reader.ts";
import { MAIL_WORDS } from "../words/all.ts";

interface GuessedDigits extends MailReader {
  readonly name: string;
  /** The person whose digits are tried; all names on one line. */
  readonly personName: string;
  readonly deskName: string;
  readonly propertyName: string;
  /** Wrong attempts in a row. */
  readonly wrong: number;
}

/** Warns an owner that somebody's digits are being guessed at a shared desk. */
export const guessedDigits = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ language, origin, name, personName, deskName, propertyName, wrong }: GuessedDigits) {
    const { guessedDigits: words, actions } = MAIL_WORDS[language];
    return {
      subject: words.subject(propertyName),
      body: composeBody(language, name, [
        words.before(personName, deskName, propertyName, String(wrong)),
        words.after,
        buttonLine(`${origin}/settings`, actions.settings),
      ]),
    };
  },
});

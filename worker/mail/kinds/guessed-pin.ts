import { defineMail } from "../define-mail.ts";
import { buttonLine } from "../link-line.ts";
import { composeBody } from "../mail-body.ts";
import type { MailReader } from "../mail-reader.ts";
import { MAIL_WORDS } from "../words/all.ts";

interface GuessedPin extends MailReader {
  readonly name: string;
  /** The property's name, on one line. */
  readonly propertyName: string;
  /** Wrong PINs within a day. */
  readonly wrong: number;
}

/** Warns an owner that a button's PIN is being guessed. */
export const guessedPin = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ language, origin, name, propertyName, wrong }: GuessedPin) {
    const { guessedPin: words, actions } = MAIL_WORDS[language];
    return {
      subject: words.subject(propertyName),
      body: composeBody(language, name, [
        words.before(propertyName, String(wrong)),
        words.after,
        buttonLine(`${origin}/setup/buttons`, actions.buttons),
      ]),
    };
  },
});

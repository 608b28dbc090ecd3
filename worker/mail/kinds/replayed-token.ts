import { defineMail } from "../define-mail.ts";
import { changePasswordLine, type Notice, noticeText } from "../notice.ts";
import { MAIL_WORDS } from "../words/all.ts";

interface ReplayedToken extends Notice {
  /** Whether an outside provider keeps the accounts: there is no password here to change. */
  readonly isSignInElsewhere: boolean;
}

/** Tells a person that a session was ended because its token came twice. */
export const replayedToken = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ isSignInElsewhere, ...facts }: ReplayedToken) {
    const { notice } = MAIL_WORDS[facts.language];
    const advice = isSignInElsewhere ? [notice.atProvider] : [notice.signInAgain, changePasswordLine(facts)];
    return noticeText(facts, "replayed", advice);
  },
});

import { defineMail } from "../define-mail.ts";
import { changePasswordLine, type Notice, noticeText } from "../notice.ts";
import { MAIL_WORDS } from "../words/all.ts";

interface ReplayedToken extends Notice {
  /** Whether accounts are at an external provider, so that there is no password to change here. */
  readonly isSignInElsewhere: boolean;
}

/** Reports that a session was ended because its token was replayed. */
export const replayedToken = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ isSignInElsewhere, ...facts }: ReplayedToken) {
    const { notice } = MAIL_WORDS[facts.language];
    const advice = isSignInElsewhere ? [notice.atProvider] : [notice.signInAgain, changePasswordLine(facts)];
    return noticeText(facts, "replayed", advice);
  },
});

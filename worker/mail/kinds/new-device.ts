import { defineMail } from "../define-mail.ts";
import { changePasswordLine, type Notice, noticeText } from "../notice.ts";
import { MAIL_WORDS } from "../words/all.ts";

/** Reports a sign-in from a new browser. */
export const newDevice = defineMail({
  queue: "notice",
  isSecret: false,
  compose(facts: Notice) {
    const { notice } = MAIL_WORDS[facts.language];
    return noticeText(facts, "newDevice", [notice.ifYou, notice.ifNot, changePasswordLine(facts)]);
  },
});

import { defineMail } from "../define-mail.ts";
import { changePasswordLine, type Notice, noticeText } from "../notice.ts";
import { MAIL_WORDS } from "../words/all.ts";

/** Reports a new passkey. */
export const newPasskey = defineMail({
  queue: "notice",
  isSecret: false,
  compose(facts: Notice) {
    const { notice } = MAIL_WORDS[facts.language];
    return noticeText(facts, "newPasskey", [notice.ifYou, notice.ifNotPasskey, changePasswordLine(facts)]);
  },
});

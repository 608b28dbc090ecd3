import { defineMail } from "../define-mail.ts";
import { wordsOf } from "../mail-words.ts";
import { changePasswordLine, type Notice, noticeText } from "../notice.ts";

/** Tells a person of a sign-in with a browser that they have not used before. */
export const newDevice = defineMail({
  queue: "notice",
  isSecret: false,
  compose(facts: Notice) {
    const { notice } = wordsOf(facts.language);
    return noticeText(facts, "newDevice", [notice.ifYou, notice.ifNot, changePasswordLine(facts)]);
  },
});

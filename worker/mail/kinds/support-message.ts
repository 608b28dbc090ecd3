import { defineMail } from "../define-mail.ts";
import { toHeaderLine } from "../header-line.ts";

interface SupportMessage {
  readonly reference: string;
  /** Name of the property or group concerned. */
  readonly about: string;
  readonly message: string;
  /** The message with facts about its writer. */
  readonly text: string;
  readonly replyTo: string;
}

/** A message to the brand's support, verbatim, with labels in English. */
export const supportMessage = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ reference, about, message, text, replyTo }: SupportMessage) {
    return { subject: toHeaderLine(`[${reference}] ${about}: ${message}`), body: text, replyTo };
  },
});

import { defineMail } from "../define-mail.ts";
import { oneLine } from "../one-line.ts";

interface SupportMessage {
  readonly reference: string;
  /** What it is about: the name of a property or of a group. */
  readonly about: string;
  readonly message: string;
  /** The message, and what support needs to know of its writer. */
  readonly text: string;
  readonly replyTo: string;
}

/** A message to the brand's support, as it was written, between words that support reads: English. */
export const supportMessage = defineMail({
  queue: "notice",
  isSecret: false,
  compose({ reference, about, message, text, replyTo }: SupportMessage) {
    return { subject: oneLine(`[${reference}] ${about}: ${message}`), body: text, replyTo };
  },
});

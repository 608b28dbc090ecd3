import { defineMail } from "../define-mail.ts";

interface GuestMessage {
  readonly subject: string;
  readonly body: string;
}

/** What a guest has sent, for the staff of a property, in the words of `guestMail`. */
export const guestMessage = defineMail({
  queue: "message",
  isSecret: true,
  compose: ({ subject, body }: GuestMessage) => ({ subject, body }),
});

import { defineMail } from "../define-mail.ts";

interface GuestMessage {
  readonly subject: string;
  readonly body: string;
}

/** A guest's message for the staff of a property, composed by `guestMail`. */
export const guestMessage = defineMail({
  queue: "message",
  isSecret: true,
  compose: ({ subject, body }: GuestMessage) => ({ subject, body }),
});

import { composeAsking } from "../compose-guest-mail.ts";
import { defineMail } from "../define-mail.ts";

/** Asks an address outside a group for consent to guests' messages. Following the link gives consent. */
export const recipientQuestion = defineMail({ queue: "notice", isSecret: true, compose: composeAsking });

import { composeAsking } from "../compose-guest-mail.ts";
import { defineMail } from "../define-mail.ts";

/** Asks an address outside a group whether it wants guests' messages. Its link agrees for the one who follows it. */
export const recipientQuestion = defineMail({ queue: "notice", isSecret: true, compose: composeAsking });

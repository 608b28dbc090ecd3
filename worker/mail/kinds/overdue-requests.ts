import { composeOverdue } from "../compose-figures.ts";
import { defineMail } from "../define-mail.ts";

/** Tells a person of requests that are over the time of their service. */
export const overdueRequests = defineMail({ queue: "message", isSecret: true, compose: composeOverdue });

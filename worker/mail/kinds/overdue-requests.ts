import { composeOverdue } from "../compose-figures.ts";
import { defineMail } from "../define-mail.ts";

/** Reports overdue requests. */
export const overdueRequests = defineMail({ queue: "message", isSecret: true, compose: composeOverdue });

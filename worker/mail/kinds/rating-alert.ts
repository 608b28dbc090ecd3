import { composeAlert } from "../compose-figures.ts";
import { defineMail } from "../define-mail.ts";

/** Alert of a low rating. */
export const ratingAlert = defineMail({ queue: "message", isSecret: true, compose: composeAlert });

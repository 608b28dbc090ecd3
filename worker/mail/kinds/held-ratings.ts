import { composeHeldAlert } from "../compose-figures.ts";
import { defineMail } from "../define-mail.ts";

/** Alert of low ratings deferred for an hour. */
export const heldRatings = defineMail({ queue: "digest", isSecret: true, compose: composeHeldAlert });

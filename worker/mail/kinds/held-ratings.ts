import { composeHeldAlert } from "../compose-figures.ts";
import { defineMail } from "../define-mail.ts";

/** Tells a person of the low ratings that came within the hour after the last mail. */
export const heldRatings = defineMail({ queue: "digest", isSecret: true, compose: composeHeldAlert });

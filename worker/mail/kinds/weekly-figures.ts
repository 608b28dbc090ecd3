import { composeWeekly } from "../compose-figures.ts";
import { defineMail } from "../define-mail.ts";

/** The weekly mail, for members who subscribed. */
export const weeklyFigures = defineMail({ queue: "weekly", isSecret: false, compose: composeWeekly });

import { composeWeekly } from "../compose-figures.ts";
import { defineMail } from "../define-mail.ts";

/** The figures of a week, for a person who asked for them. */
export const weeklyFigures = defineMail({ queue: "weekly", isSecret: false, compose: composeWeekly });

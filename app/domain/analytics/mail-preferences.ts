import { z } from "#domain/zod.ts";

/** A rating from here down is low, unless the person chooses another: 1 to 5 as in feedback. */
export const DEFAULT_ALERT_RATING = 2;
/** The best of all ratings is low to nobody. */
export const ALERT_RATING_MAX = 4;

/** What a person wants to be told of a property by mail, to the address they sign in with. */
export const mailPreferencesSchema = z.strictObject({
  /** The figures of the week, each Monday morning of the property's own time zone. */
  weeklyMail: z.boolean(),
  /** A mail when a guest rates low; at most one an hour, and what came in between at its end. */
  lowRatingAlert: z.boolean(),
  /** The highest rating that is low. */
  alertRating: z.int().min(1, "out_of_range").max(ALERT_RATING_MAX, "out_of_range"),
  /** A mail when a guest has waited longer than their service takes: each request once, a mail in ten minutes. */
  overdueMail: z.boolean().default(false),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

/** For a member who never chose: no mail. */
export const NO_MAIL: MailPreferences = {
  weeklyMail: false,
  lowRatingAlert: false,
  alertRating: DEFAULT_ALERT_RATING,
  overdueMail: false,
};

/** What the link at the foot of a mail ends. */
export const ENDABLE_MAILS = ["weekly", "alert", "overdue"] as const;
export type EndableMail = (typeof ENDABLE_MAILS)[number];

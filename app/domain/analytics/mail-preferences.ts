import { z } from "#domain/zod.ts";

/** Default threshold: ratings up to this one are low. 1 to 5 stars. */
export const DEFAULT_ALERT_RATING = 2;
/** Highest threshold: five stars, the best rating, never count as low. */
export const ALERT_RATING_MAX = 4;

/** Mail a member wants about a property, sent to their sign-in address. */
export const mailPreferencesSchema = z.strictObject({
  /** Weekly figures, on Monday morning in the property's time zone. */
  weeklyMail: z.boolean(),
  /** Mail for low ratings: at most one an hour, with all low ratings since the previous mail. */
  lowRatingAlert: z.boolean(),
  /** The highest rating that counts as low. */
  alertRating: z.int().min(1, "out_of_range").max(ALERT_RATING_MAX, "out_of_range"),
  /** Mail for overdue requests: each request once, at most one mail in ten minutes. */
  overdueMail: z.boolean().default(false),
});
export type MailPreferences = z.infer<typeof mailPreferencesSchema>;

/** Default for members who never chose. */
export const NO_MAIL: MailPreferences = {
  weeklyMail: false,
  lowRatingAlert: false,
  alertRating: DEFAULT_ALERT_RATING,
  overdueMail: false,
};

/** Mails that have an unsubscribe link. */
export const ENDABLE_MAILS = ["weekly", "alert", "overdue"] as const;
export type UnsubscribableMail = (typeof ENDABLE_MAILS)[number];

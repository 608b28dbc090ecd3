import { expect, it } from "vitest";
import { ALERT_RATING_MAX, mailPreferencesSchema, NO_MAIL } from "./mail-preferences.ts";

it("mail is off by default", () => {
  expect(NO_MAIL).toEqual({ weeklyMail: false, lowRatingAlert: false, alertRating: 2, overdueMail: false });
});

it.each([
  [0, false],
  [1, true],
  [ALERT_RATING_MAX, true],
  [ALERT_RATING_MAX + 1, false],
])("a rating of %i can be called low: %s [S217]", (alertRating, isTaken) => {
  expect(mailPreferencesSchema.safeParse({ ...NO_MAIL, alertRating }).success).toBe(isTaken);
});

import { z } from "#domain/zod.ts";

/** Notifications a member may choose in a browser (N9). */
export const staffPushChoiceSchema = z.strictObject({
  newRequests: z.boolean(),
  /** One notification per request whose guest has waited longer than the service should take. */
  overdueRequests: z.boolean(),
  /** Ratings are low up to the threshold that the member chose for emails. */
  lowRatings: z.boolean(),
});
export type StaffPushChoice = z.infer<typeof staffPushChoiceSchema>;

export const NO_PUSH: StaffPushChoice = {
  newRequests: false,
  overdueRequests: false,
  lowRatings: false,
};

const ENDPOINT_LENGTH_MAX = 1_024;
const KEY_LENGTH_MAX = 200;

/** A browser's push subscription, with the member's choices. */
export const staffBrowserSchema = staffPushChoiceSchema.extend({
  endpoint: z.string().max(ENDPOINT_LENGTH_MAX, "too_long"),
  p256dh: z.string().max(KEY_LENGTH_MAX, "too_long"),
  auth: z.string().max(KEY_LENGTH_MAX, "too_long"),
});
export type StaffBrowser = z.infer<typeof staffBrowserSchema>;

/** Whether notifications to the group's staff may contain guests' texts. */
export const guestWordsSchema = z.strictObject({ isShown: z.boolean() });

export const staffPushSchema = z.object({
  /** Public key for push subscriptions: an uncompressed P-256 point, base64url. */
  publicKey: z.string(),
  /** Choices of the requesting browser; `null`: never switched on. */
  chosen: staffPushChoiceSchema.nullable(),
  showsGuestWords: z.boolean(),
});
export type StaffPushSettings = z.infer<typeof staffPushSchema>;

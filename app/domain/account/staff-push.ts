import { z } from "#domain/zod.ts";

/** What a member may be told of in a browser of theirs (N9). */
export const staffPushChoiceSchema = z.strictObject({
  newRequests: z.boolean(),
  /** Guests who have waited longer than their service takes: each once. */
  overdueRequests: z.boolean(),
  /** As low as the member's own emails call it. */
  lowRatings: z.boolean(),
});
export type StaffPushChoice = z.infer<typeof staffPushChoiceSchema>;

export const NOTHING_PUSHED: StaffPushChoice = {
  newRequests: false,
  overdueRequests: false,
  lowRatings: false,
};

const ENDPOINT_LENGTH_MAX = 1_024;
const KEY_LENGTH_MAX = 200;

/** A browser as it describes itself to those who push to it, with what is chosen there. */
export const staffBrowserSchema = staffPushChoiceSchema.extend({
  endpoint: z.string().max(ENDPOINT_LENGTH_MAX, "too_long"),
  p256dh: z.string().max(KEY_LENGTH_MAX, "too_long"),
  auth: z.string().max(KEY_LENGTH_MAX, "too_long"),
});
export type StaffBrowser = z.infer<typeof staffBrowserSchema>;

/** Whether notifications to the staff of a group may hold what guests typed. */
export const guestWordsSchema = z.strictObject({ isShown: z.boolean() });

export const staffPushSchema = z.object({
  /** For which browsers subscribe: an uncompressed P-256 point, base64url. */
  publicKey: z.string(),
  /** What is pushed to the browser that asks; null: nothing, or it was never switched on. */
  chosen: staffPushChoiceSchema.nullable(),
  showsGuestWords: z.boolean(),
});
export type StaffPush = z.infer<typeof staffPushSchema>;

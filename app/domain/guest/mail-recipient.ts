import { z } from "#domain/zod.ts";
import { emailSchema, foldEmail } from "../address.ts";

/**
 * Whether guests' messages may be mailed to an address: it is a member's own, its owner has agreed, was asked, or will
 * be asked at the next publication, `later` at one from tomorrow on: the group has asked as many today as it may.
 */
const RECIPIENT_STATES = ["member", "confirmed", "asked", "new", "later"] as const;

export const recipientSchema = z.object({
  address: z.string(),
  state: z.enum(RECIPIENT_STATES),
  /** When the newest mail that asks was written; null where none was. */
  askedAt: z.iso.datetime().nullable(),
});
export type Recipient = z.infer<typeof recipientSchema>;

export const recipientQuerySchema = z.strictObject({ address: emailSchema });

/** An address as recipients are kept and compared by. */
export function recipientAddress(typed: string): string {
  return foldEmail(typed);
}

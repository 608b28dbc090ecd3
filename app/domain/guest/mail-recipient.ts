import { z } from "#domain/zod.ts";
import { emailSchema, foldEmail } from "../address.ts";

/**
 * Whether guest messages may be mailed to an address: a member's own, confirmed, asked, or `new` (asked at
 * the next publication). `later`: asked tomorrow or later, because the group reached its daily limit.
 */
const RECIPIENT_STATES = ["member", "confirmed", "asked", "new", "later"] as const;

export const recipientSchema = z.object({
  address: z.string(),
  state: z.enum(RECIPIENT_STATES),
  /** When the latest confirmation mail was written; `null`: none. */
  askedAt: z.iso.datetime().nullable(),
});
export type Recipient = z.infer<typeof recipientSchema>;

export const recipientQuerySchema = z.strictObject({ address: emailSchema });

/** Normalised address for storing and comparing recipients. */
export function foldRecipientAddress(typed: string): string {
  return foldEmail(typed);
}

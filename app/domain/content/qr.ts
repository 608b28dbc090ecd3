import { z } from "#domain/zod.ts";

/** What the QR landing asks of a guest (S11, S81). The code itself is no part of the draft. */
export const qrSchema = z.strictObject({ marketingConsent: z.boolean() });
export type Qr = z.infer<typeof qrSchema>;

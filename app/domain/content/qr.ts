import { z } from "#domain/zod.ts";

/** Settings of the QR landing page (S11, S81). The QR code itself is not part of the draft. */
export const qrSchema = z.strictObject({ marketingConsent: z.boolean() });
export type Qr = z.infer<typeof qrSchema>;

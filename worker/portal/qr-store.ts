import { z } from "zod";
import { SLUG_PATTERN } from "#domain/property.ts";

/** 130 random bits. Checked before it becomes a key. */
export const QR_CODE_PATTERN = /^[a-z2-7]{26}$/;

const slugSchema = z.string().regex(SLUG_PATTERN);

/** Codes that were retired before they kept their slug have none. */
export const qrEntrySchema = z.union([
  z.object({ retired: z.literal(true), slug: slugSchema.optional() }),
  z.object({ slug: slugSchema }),
]);

export function qrKey(code: string): string {
  if (!QR_CODE_PATTERN.test(code)) throw new Error("A QR code has another form.");
  return `qr:${code}`;
}

/** Lets a printed code lead to a portal. */
export async function writeQrCode(portals: KVNamespace, code: string, slug: string): Promise<void> {
  await portals.put(qrKey(code), JSON.stringify({ slug }));
}

/** Makes a code answer that it is no longer in use (S17, S198). It goes on knowing whose it was. */
export async function retireQrCode(portals: KVNamespace, code: string): Promise<void> {
  const { slug } = qrEntrySchema.safeParse(await portals.get(qrKey(code), "json")).data ?? {};
  await portals.put(qrKey(code), JSON.stringify({ slug, retired: true }));
}

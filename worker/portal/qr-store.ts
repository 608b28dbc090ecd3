import { idSchema } from "#domain/id-schema.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import { z } from "#domain/zod.ts";

/** 130 random bits. Checked before it becomes a key. */
export const QR_CODE_PATTERN = /^[a-z2-7]{26}$/;

const slugSchema = z.string().regex(SLUG_PATTERN);

/**
 * Where a printed code leads, or that it is no longer in use (S17, S198). Codes retired long ago have no slug. The code
 * of a place has its id and its kind (R3); of a card that has ended, until when it still leads to the portal (D18).
 */
const entrySchema = z.union([
  z.object({ retired: z.literal(true), slug: slugSchema.optional() }),
  z.object({ slug: slugSchema, place: idSchema, kind: z.string().optional() }),
  z.object({ slug: slugSchema, until: z.int() }),
  z.object({ slug: slugSchema }),
]);
export type QrEntry = z.infer<typeof entrySchema>;

const CACHE_TTL_SECONDS = 30;

export function qrKey(code: string): string {
  if (!QR_CODE_PATTERN.test(code)) throw new Error("A QR code has another form.");
  return `qr:${code}`;
}

/**
 * The value of a code's key. A retired code goes on knowing whose it was; of a removed property it does not, since
 * another one may be given the slug once the removed one is purged.
 */
export function qrEntryOf(slug: string, { isRetired, isRemoved }: QrState): string {
  const entry = isRemoved
    ? { retired: true as const }
    : isRetired
      ? { slug, retired: true as const }
      : { slug };
  return JSON.stringify(entry satisfies QrEntry);
}

interface QrState {
  readonly isRetired: boolean;
  /** Whether the property that it belongs to is removed. */
  readonly isRemoved: boolean;
}

/** An entry as it is stored; null for what is none. */
export function parseQrEntry(stored: string): QrEntry | null {
  try {
    return entrySchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Null for a code that is not there, or whose value can't be read. */
export async function readQrCode(portals: KVNamespace, code: string): Promise<QrEntry | null> {
  const stored = await portals.get(qrKey(code), { type: "text", cacheTtl: CACHE_TTL_SECONDS });
  return stored === null ? null : parseQrEntry(stored);
}

import { SLUG_PATTERN } from "#domain/property/property.ts";
import { idSchema } from "#domain/value-schemas.ts";
import { z } from "#domain/zod.ts";

/** 130 random bits. Check the pattern before using a code as a key. */
export const QR_CODE_PATTERN = /^[a-z2-7]{26}$/;

const slugSchema = z.string().regex(SLUG_PATTERN);

/**
 * Target of a printed code, or that it is retired (S17, S198). Codes retired long ago have no slug. A place's
 * code carries the place's id and kind (R3); the code of an ended card carries the time until which it still
 * leads to the portal (D18).
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
 * KV value of a code's key. A retired code keeps its slug; a removed property's code does not, because the slug
 * may go to another property after the purge.
 */
export function toQrEntry(slug: string, { isRetired, isRemoved }: QrState): string {
  const entry = isRemoved
    ? { retired: true as const }
    : isRetired
      ? { slug, retired: true as const }
      : { slug };
  return JSON.stringify(entry satisfies QrEntry);
}

interface QrState {
  readonly isRetired: boolean;
  /** Whether the code's property is removed. */
  readonly isRemoved: boolean;
}

/** Parses a stored entry; `null`: invalid. */
export function parseQrEntry(stored: string): QrEntry | null {
  try {
    return entrySchema.safeParse(JSON.parse(stored)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** `null`: the code does not exist, or its value is unreadable. */
export async function readQrCode(portals: KVNamespace, code: string): Promise<QrEntry | null> {
  const stored = await portals.get(qrKey(code), { type: "text", cacheTtl: CACHE_TTL_SECONDS });
  return stored === null ? null : parseQrEntry(stored);
}

import { crc32 } from "node:zlib";
import { z } from "zod";
import { type PortalLicence, portalLicenceSchema } from "#domain/property/portal-licence.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import { sha256Of } from "../media/files.ts";
import { DamagedPortalError, decodePortal, NewerPortalError, type StoredPortal } from "./stored-portal.ts";

/** The shortest time for which the edge may go on using a value that it has read. */
const CACHE_TTL_SECONDS = 30;

export const PORTAL_KEY_PREFIX = "portal:";

export function portalKey(slug: string): string {
  return PORTAL_KEY_PREFIX + slug;
}

/**
 * Beside the bytes: what changes without a publication (the licence), what tells publications apart, and what tells
 * that the bytes are whole and this slug's. Values of versions before may have none of the last three.
 */
const metadataSchema = z.object({
  v: z.literal(1),
  number: z.int(),
  licence: portalLicenceSchema,
  slug: z.string().optional(),
  /** CRC-32 of the bytes: it tells of accidents, and a guest waits for it a tenth as long as for a SHA-256. */
  crc: z.int().optional(),
  /** SHA-256 of the bytes, as versions before have written it in place of `crc`. */
  sum: z.string().optional(),
});
type PortalMetadata = z.infer<typeof metadataSchema>;

/**
 * Of a former address: where it leads. A version before there were former addresses takes it for a value of a newer
 * one, leaves it alone, and answers that there is no such portal.
 */
const movedSchema = z.object({ v: z.literal(2), movedTo: z.string().regex(SLUG_PATTERN) });

/** Has a former address lead on to the present one. */
export async function writeMoved(portals: KVNamespace, slug: string, movedTo: string): Promise<void> {
  await portals.put(portalKey(slug), "", {
    metadata: { v: 2, movedTo } satisfies z.infer<typeof movedSchema>,
  });
}

/** What is asked for is a former address: the portal is at `slug` now. */
export class MovedPortalError extends Error {
  override readonly name = "MovedPortalError";
  readonly slug: string;

  constructor(slug: string) {
    super(`The portal is at ${slug} now.`);
    this.slug = slug;
  }
}

/** Moves a slug to a publication: `bytes` come from `encodePortal`. One put, so it happens wholly or not. */
export async function writePortal(
  portals: KVNamespace,
  slug: string,
  publication: {
    readonly number: number;
    readonly licence: PortalLicence;
    readonly bytes: Uint8Array<ArrayBuffer>;
  },
): Promise<void> {
  const { number, licence, bytes } = publication;
  const metadata = { v: 1, number, licence, slug, crc: crc32(bytes) } satisfies PortalMetadata;
  await portals.put(portalKey(slug), bytes, { metadata });
}

/** What lies under a portal's key: its bytes, with number and licence unless those are lost. */
export interface RawPortal {
  readonly value: ArrayBuffer;
  readonly about: PortalMetadata | null;
  /** Whether a newer version wrote the metadata, in a form of their own. */
  readonly isNewer: boolean;
  /** Where a former address leads; null for the portal itself. */
  readonly movedTo: string | null;
}

const newerMetadataSchema = z.object({ v: z.int().min(2) });

/** Null when nothing is stored under the slug. KV may answer with what was there half a minute ago. */
export async function readRawPortal(portals: KVNamespace, slug: string): Promise<RawPortal | null> {
  const { value, metadata } = await portals.getWithMetadata(portalKey(slug), {
    type: "arrayBuffer",
    cacheTtl: CACHE_TTL_SECONDS,
  });
  if (value === null) return null;
  const about = metadataSchema.safeParse(metadata).data ?? null;
  if (about) return { value, about, isNewer: false, movedTo: null };
  const movedTo = movedSchema.safeParse(metadata).data?.movedTo ?? null;
  const isNewer = movedTo === null && newerMetadataSchema.safeParse(metadata).success;
  return { value, about: null, isNewer, movedTo };
}

/**
 * Null when nothing is published under the slug. Throws `MovedPortalError` for a former address, `DamagedPortalError`
 * for what can't be read, is another portal's, or is not as it was written.
 */
export async function readPortal(portals: KVNamespace, slug: string): Promise<StoredPortal | null> {
  const raw = await readRawPortal(portals, slug);
  if (raw === null) return null;
  if (raw.movedTo !== null) throw new MovedPortalError(raw.movedTo);
  if (raw.isNewer) throw new NewerPortalError("A newer version wrote its metadata.");
  if (raw.about === null) throw new DamagedPortalError("Its metadata are lost.");
  const { slug: written } = raw.about;
  if (written !== undefined && written !== slug) throw new DamagedPortalError("It is another portal's.");
  if (!isAsWritten(raw.value, raw.about)) {
    throw new DamagedPortalError("Its bytes are not as they were written.");
  }
  return decodePortal(raw.value, raw.about);
}

function isAsWritten(value: ArrayBuffer, { crc, sum }: PortalMetadata): boolean {
  const bytes = new Uint8Array(value);
  if (crc !== undefined) return crc32(bytes) === crc;
  return sum === undefined || sha256Of(bytes) === sum;
}

/** Takes a portal off the air. Its QR codes then lead to the page for unknown portals. */
export async function removePortal(portals: KVNamespace, slug: string): Promise<void> {
  await portals.delete(portalKey(slug));
}

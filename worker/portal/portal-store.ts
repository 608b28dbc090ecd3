/**
 * Portals in KV. Exposes read, write and remove of a portal's value, and redirects of former addresses.
 * Metadata has the licence and a checksum, so that a licence change needs no new bytes, and damage is detected.
 */

import { crc32 } from "node:zlib";
import { isPortalLicence, type PortalLicence } from "#domain/property/portal-licence.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import { DamagedPortalError, decodePortal, NewerPortalError, type StoredPortal } from "./stored-portal.ts";

/** The minimum that KV allows for `cacheTtl`. */
const CACHE_TTL_SECONDS = 30;

/** The values of a portal: its pages, and its guide. */
export type PortalPart = "portal" | "guide";

export function portalKey(slug: string, part: PortalPart = "portal"): string {
  return `${part}:${slug}`;
}

/**
 * KV metadata beside the bytes: the licence, which changes without a publication; the publication's number; and
 * slug and checksum, which prove the bytes right.
 */
interface PortalMetadata {
  readonly v: 1;
  readonly number: number;
  readonly licence: PortalLicence;
  readonly slug: string;
  /**
   * CRC-32 of the bytes. It detects accidents only, but takes a tenth of the time of SHA-256, on a guest's
   * request.
   */
  readonly crc: number;
}

type Stored<Fields> = { readonly [Name in keyof Fields]?: unknown };

const isStored = (metadata: unknown): metadata is object => typeof metadata === "object" && metadata !== null;

/** Checked by hand instead of by Zod, as it runs on a guest's request. */
function isPortalMetadata(metadata: unknown): metadata is PortalMetadata {
  if (!isStored(metadata)) return false;
  const { v, number, licence, slug, crc }: Stored<PortalMetadata> = metadata;
  return (
    v === 1 &&
    Number.isSafeInteger(number) &&
    isPortalLicence(licence) &&
    typeof slug === "string" &&
    Number.isSafeInteger(crc)
  );
}

/** Metadata of a former address. */
interface MovedMetadata {
  readonly v: 2;
  readonly movedTo: string;
}

function isMovedMetadata(metadata: unknown): metadata is MovedMetadata {
  if (!isStored(metadata)) return false;
  const { v, movedTo }: Stored<MovedMetadata> = metadata;
  return v === 2 && typeof movedTo === "string" && SLUG_PATTERN.test(movedTo);
}

function isNewerMetadata(metadata: unknown): boolean {
  if (!isStored(metadata)) return false;
  const { v }: { readonly v?: unknown } = metadata;
  return Number.isSafeInteger(v) && Number(v) >= 2;
}

/** Makes a former address redirect to the present one. */
export async function writeMoved(portals: KVNamespace, slug: string, movedTo: string): Promise<void> {
  await portals.put(portalKey(slug), "", {
    metadata: { v: 2, movedTo } satisfies MovedMetadata,
  });
}

/** The requested slug is a former address: the portal is at `slug` now. */
export class MovedPortalError extends Error {
  override readonly name = "MovedPortalError";
  readonly slug: string;

  constructor(slug: string) {
    super(`The portal is at ${slug} now.`);
    this.slug = slug;
  }
}

/** Writes a part of a publication to a slug: `bytes` come from `splitPortal`. One put, so it is atomic. */
export async function writePortal(
  portals: KVNamespace,
  slug: string,
  publication: {
    readonly number: number;
    readonly licence: PortalLicence;
    readonly bytes: Uint8Array<ArrayBuffer>;
  },
  part: PortalPart = "portal",
): Promise<void> {
  const { number, licence, bytes } = publication;
  const metadata = { v: 1, number, licence, slug, crc: crc32(bytes) } satisfies PortalMetadata;
  await portals.put(portalKey(slug, part), bytes, { metadata });
}

/** A portal's KV value, with its metadata unless lost. */
export interface RawPortal {
  readonly value: ArrayBuffer;
  readonly about: PortalMetadata | null;
  /** Whether a newer version wrote the metadata, in a format unknown here. */
  readonly isNewer: boolean;
  /** The slug a former address leads to; `null` for the portal itself. */
  readonly movedTo: string | null;
}

/** `null`: nothing is stored under the slug. KV reads may be 30 s stale. */
export async function readRawPortal(
  portals: KVNamespace,
  slug: string,
  part: PortalPart = "portal",
): Promise<RawPortal | null> {
  const { value, metadata } = await portals.getWithMetadata(portalKey(slug, part), {
    type: "arrayBuffer",
    cacheTtl: CACHE_TTL_SECONDS,
  });
  if (value === null) return null;
  if (isPortalMetadata(metadata)) return { value, about: metadata, isNewer: false, movedTo: null };
  const movedTo = isMovedMetadata(metadata) ? metadata.movedTo : null;
  return { value, about: null, isNewer: movedTo === null && isNewerMetadata(metadata), movedTo };
}

/**
 * `null`: nothing is published under the slug. Throws `MovedPortalError` for a former address,
 * `DamagedPortalError` for a value that is unreadable, belongs to another slug, or fails its checksum.
 */
export async function readPortal(
  portals: KVNamespace,
  slug: string,
  part: PortalPart = "portal",
): Promise<StoredPortal | null> {
  const raw = await readRawPortal(portals, slug, part);
  if (raw === null) return null;
  if (raw.movedTo !== null) throw new MovedPortalError(raw.movedTo);
  if (raw.isNewer) throw new NewerPortalError("A newer version wrote its metadata.");
  if (raw.about === null) throw new DamagedPortalError("Its metadata are lost.");
  const { slug: written } = raw.about;
  if (written !== slug) throw new DamagedPortalError("It is another portal's.");
  if (crc32(new Uint8Array(raw.value)) !== raw.about.crc) {
    throw new DamagedPortalError("Its bytes are not as they were written.");
  }
  return decodePortal(raw.value, raw.about);
}

/** Deletes a part of a portal from KV. QR codes of a portal then lead to the page for unknown portals. */
export async function removePortal(
  portals: KVNamespace,
  slug: string,
  part: PortalPart = "portal",
): Promise<void> {
  await portals.delete(portalKey(slug, part));
}

import { z } from "zod";
import { type PortalLicence, portalLicenceSchema } from "#domain/property/portal-licence.ts";
import { SLUG_PATTERN } from "#domain/property/property.ts";
import { sha256Of } from "../media/files.ts";
import { etagOf } from "./page/page-etag.ts";
import {
  DamagedPortalError,
  decodePortal,
  headOf,
  NewerPortalError,
  type StoredPage,
  type StoredPortal,
} from "./stored-portal.ts";

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
  /** SHA-256 of what stands ahead of the pages, each of which it names by its tag. */
  head: z.string().optional(),
  /** SHA-256 of all bytes, in place of `head`, as versions before have written it. */
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
  const metadata = { v: 1, number, licence, slug, head: sha256Of(headOf(bytes)) } satisfies PortalMetadata;
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

/** A page of a portal is not as it was written; its header is. */
export class DamagedPageError extends DamagedPortalError {
  override readonly name = "DamagedPageError";
  readonly slug: string;

  constructor(slug: string) {
    super("A page of it is not as it was written.");
    this.slug = slug;
  }
}

/**
 * Null when nothing is published under the slug. Throws `MovedPortalError` for a former address, `DamagedPortalError`
 * for what can't be read, is another portal's, or is not as it was written. A page is looked at once its `body` is
 * asked for, which may throw `DamagedPageError`: a guest would wait for the sums of all pages.
 */
export async function readPortal(portals: KVNamespace, slug: string): Promise<StoredPortal | null> {
  const raw = await readRawPortal(portals, slug);
  if (raw === null) return null;
  if (raw.movedTo !== null) throw new MovedPortalError(raw.movedTo);
  if (raw.isNewer) throw new NewerPortalError("A newer version wrote its metadata.");
  if (raw.about === null) throw new DamagedPortalError("Its metadata are lost.");
  const { slug: written, head, sum } = raw.about;
  if (written !== undefined && written !== slug) throw new DamagedPortalError("It is another portal's.");
  const bytes = new Uint8Array(raw.value);
  const isHeadWhole = head === undefined || sha256Of(headOf(bytes)) === head;
  if (!isHeadWhole || (sum !== undefined && sha256Of(bytes) !== sum)) {
    throw new DamagedPortalError("Its bytes are not as they were written.");
  }
  const portal = decodePortal(raw.value, raw.about);
  if (head === undefined) return portal;
  return { ...portal, open: inspected(portal.open, slug), closed: inspected(portal.closed, slug) };
}

function inspected(pages: StoredPortal["open"], slug: string): StoredPortal["open"] {
  return new Map([...pages].map(([language, page]) => [language, inspectedPage(page, slug)]));
}

/** A page whose bytes are held against its tag once, when they are first asked for. */
function inspectedPage(page: StoredPage, slug: string): StoredPage {
  const { body, etag, styleHash, loads, slots, timing } = page;
  let isSound = false;
  return {
    etag,
    styleHash,
    loads,
    slots,
    timing,
    get body() {
      isSound ||= etagOf(body) === etag;
      if (!isSound) throw new DamagedPageError(slug);
      return body;
    },
  };
}

/** Takes a portal off the air. Its QR codes then lead to the page for unknown portals. */
export async function removePortal(portals: KVNamespace, slug: string): Promise<void> {
  await portals.delete(portalKey(slug));
}

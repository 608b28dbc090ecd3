import type { ServedPortal } from "../db/content/served-portals.ts";
import { createOnly, servedPagesKey, sha256Of } from "../media/files.ts";
import { readRawPortal } from "./portal-store.ts";
import type { Projection } from "./projection.ts";

/** What guests are given, as the record keeps it but for its moment. */
type Served = Omit<ServedPortal, "servedFrom">;

/** A line of the record that its writer keeps from before it is served until the record has it. */
export interface ServedAhead extends ServedPortal {
  /** Where guests get it; null once that has been seen. */
  readonly slug: string | null;
}

const ENCODER = new TextEncoder();

function digestOf(sha256: string, { number, licence, closure }: Omit<Served, "digest">): string {
  return sha256Of(ENCODER.encode(JSON.stringify([sha256, number, licence, closure]))).slice(0, 32);
}

async function isServed(portals: KVNamespace, line: ServedAhead): Promise<boolean> {
  if (line.slug === null) return true;
  const raw = await readRawPortal(portals, line.slug);
  if (!raw?.about) return raw === null && line.digest === "";
  return digestOf(sha256Of(new Uint8Array(raw.value)), { ...line, ...raw.about }) === line.digest;
}

/** Lines of runs that have ended before the record had them: without the last one where guests never got it. */
export async function withoutUnserved(
  portals: KVNamespace,
  ahead: readonly ServedAhead[],
): Promise<readonly ServedAhead[]> {
  const last = ahead.at(-1);
  const served = last && !(await isServed(portals, last)) ? ahead.slice(0, -1) : ahead;
  // What lies at that address next tells nothing of them.
  return served.map((line) => ({ ...line, slug: null }));
}

/**
 * What the record has to say of a projection (T11); null where its last digest says so already, and where guests keep
 * what they have. Stores the very bytes under their content first, so that the record never names what is not there.
 */
export async function storeServed(
  files: R2Bucket,
  { facts, portal }: Projection,
  lastDigest: string | null,
): Promise<Served | null> {
  const { id: propertyId, closure } = facts;
  if (portal.kind === "lost") return null;
  if (portal.kind === "none") {
    if (lastDigest === null || lastDigest === "") return null;
    return { propertyId, number: null, licence: null, closure: null, pagesKey: null, digest: "" };
  }
  const { number, licence, bytes } = portal;
  const sha256 = sha256Of(bytes);
  const pagesKey = servedPagesKey(propertyId, sha256);
  const served = { propertyId, number, licence, closure, pagesKey };
  const digest = digestOf(sha256, served);
  if (digest === lastDigest) return null;
  await createOnly(files, pagesKey, bytes, "application/octet-stream");
  return { ...served, digest };
}

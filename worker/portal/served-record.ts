import type { ServedPortal } from "../db/content/served-portals.ts";
import { createOnly, servedPagesKey, sha256Of } from "../media/files.ts";
import type { Projection } from "./projection.ts";

/** What guests are given, as the record keeps it but for its moment. */
type Served = Omit<ServedPortal, "servedFrom">;

const ENCODER = new TextEncoder();

/**
 * What the record has to say of a projection (T11); null where it says so already, and where guests keep what they
 * have. Stores the very bytes under their content first, so that the record never names what is not there.
 */
export async function storeServed(files: R2Bucket, { facts, portal }: Projection): Promise<Served | null> {
  const { id: propertyId, servedDigest, closure } = facts;
  if (portal.kind === "lost") return null;
  if (portal.kind === "none") {
    if (servedDigest === null || servedDigest === "") return null;
    return { propertyId, number: null, licence: null, closure: null, pagesKey: null, digest: "" };
  }
  const { number, licence, bytes } = portal;
  const sha256 = sha256Of(bytes);
  const about = JSON.stringify([sha256, number, licence, closure]);
  const digest = sha256Of(ENCODER.encode(about)).slice(0, 32);
  if (digest === servedDigest) return null;
  const pagesKey = servedPagesKey(propertyId, sha256);
  await createOnly(files, pagesKey, bytes, "application/octet-stream");
  return { propertyId, number, licence, closure, pagesKey, digest };
}

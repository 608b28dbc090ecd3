import { createHash } from "node:crypto";
import { attachmentHeader } from "./attachment.ts";

export const MEDIA_OBJECT_PREFIX = "media/";

/** The R2 key of an upload. */
export function mediaObjectKey(key: string): string {
  return MEDIA_OBJECT_PREFIX + key;
}

/** R2 key of a published snapshot. Written once, so that history can't change. */
export function snapshotObjectKey(propertyId: string, number: number, id: string): string {
  return `${snapshotPrefix(propertyId)}${number}-${id}.json`;
}

/** R2 key of a planned publication's draft. Written once. */
export function plannedObjectKey(propertyId: string, id: string): string {
  return `${snapshotPrefix(propertyId)}planned-${id}.json`;
}

/** R2 key of a restore point's documents. Written once. */
export function pointObjectKey(propertyId: string, pointId: string): string {
  return `${snapshotPrefix(propertyId)}point-${pointId}.json`;
}

/** R2 prefix of a property's snapshots. */
export function snapshotPrefix(propertyId: string): string {
  return `snapshots/${propertyId}/`;
}

/** R2 key of a quarantined document; deleted with its property, like the snapshots. */
export function unreadableObjectKey(propertyId: string, name: string, sha256: string): string {
  return `${snapshotPrefix(propertyId)}unreadable-${name}-${sha256.slice(0, 16)}.json`;
}

/** R2 key of a publication's pages, in KV's format. */
export function pagesObjectKey(snapshotKey: string): string {
  return snapshotKey.replace(/\.json$/, ".pages");
}

/** R2 prefix of everything stored for one publication. */
export function publicationPrefix(snapshotKey: string): string {
  return snapshotKey.replace(/json$/, "");
}

/** R2 key of pages rendered again, content-addressed. */
export function renderedPagesKey(snapshotKey: string, sha256: string): string {
  return `${publicationPrefix(snapshotKey)}${sha256.slice(0, 32)}.pages`;
}

/** R2 prefix of a portal's served bytes. */
export function servedPrefix(propertyId: string): string {
  return `${snapshotPrefix(propertyId)}served/`;
}

/** R2 key of a portal's served bytes, content-addressed; deleted with its property. */
export function servedPagesKey(propertyId: string, sha256: string): string {
  return `${servedPrefix(propertyId)}${sha256.slice(0, 32)}.pages`;
}

/** Identity of a stored file; `name` only for downloads. */
export interface FileContent {
  readonly sha256: string;
  readonly ending: string;
  readonly name?: string | undefined;
}

/**
 * Content-addressed key of a property's file: 40 hex digits and an extension. Includes a PDF's download name,
 * so that the response of a key never changes and may be cached for a year.
 */
export function contentKey(propertyId: string, { sha256, ending, name }: FileContent): string {
  const content = [propertyId, sha256, ...(name === undefined ? [] : [name])].join(":");
  return `${sha256Hex(new TextEncoder().encode(content)).slice(0, 40)}.${ending}`;
}

/** The part of a file's identity that is its download name; `undefined` for files that are not downloaded. */
export function downloadName(ending: string, name: string): string | undefined {
  return ending === "pdf" ? name : undefined;
}

/** In hex. */
export function sha256Hex(bytes: Uint8Array<ArrayBuffer>): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Stores an object unless its key exists. @returns whether it was written. */
export async function createOnly(
  bucket: R2Bucket,
  key: string,
  body: string | Uint8Array,
  contentType: string,
  /** Download name. */
  name?: string,
): Promise<boolean> {
  const stored = await bucket.put(key, body, {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: {
      contentType,
      ...(name === undefined ? {} : { contentDisposition: attachmentHeader(name) }),
    },
  });
  return stored !== null;
}

/** KV key that blocks an upload by the SHA-256 of its bytes (D8). */
export function blockedKey(sha256: string): string {
  return `blocked:${sha256}`;
}

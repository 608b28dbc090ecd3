import { createHash } from "node:crypto";
import { attachmentHeader } from "./attachment.ts";

export const MEDIA_OBJECT_PREFIX = "media/";

/** The R2 key of an upload. */
export function mediaObjectKey(key: string): string {
  return MEDIA_OBJECT_PREFIX + key;
}

/** The R2 key of a published snapshot: never written twice, so that history can't change. */
export function snapshotObjectKey(propertyId: string, number: number, id: string): string {
  return `${snapshotPrefix(propertyId)}${number}-${id}.json`;
}

/** The R2 key of the draft that a planned publication will publish: never written twice. */
export function plannedObjectKey(propertyId: string, id: string): string {
  return `${snapshotPrefix(propertyId)}planned-${id}.json`;
}

/** The R2 key of the documents that a restore point holds: never written twice. */
export function pointObjectKey(propertyId: string, pointId: string): string {
  return `${snapshotPrefix(propertyId)}point-${pointId}.json`;
}

/** What the R2 keys of all of a property's snapshots begin with. */
export function snapshotPrefix(propertyId: string): string {
  return `snapshots/${propertyId}/`;
}

/** The R2 key of a stored body that could not be read; it goes with its property, as the snapshots do. */
export function unreadableObjectKey(propertyId: string, name: string, sha256: string): string {
  return `${snapshotPrefix(propertyId)}unreadable-${name}-${sha256.slice(0, 16)}.json`;
}

/** The R2 key of a publication's rendered pages, in the form that KV serves. */
export function pagesObjectKey(snapshotKey: string): string {
  return snapshotKey.replace(/\.json$/, ".pages");
}

/** What the R2 keys of all that was kept of one publication begin with. */
export function publicationPrefix(snapshotKey: string): string {
  return snapshotKey.replace(/json$/, "");
}

/**
 * The R2 key of a publication's pages as they were rendered again; by their content, so that one key has one content.
 */
export function renderedPagesKey(snapshotKey: string, sha256: string): string {
  return `${publicationPrefix(snapshotKey)}${sha256.slice(0, 32)}.pages`;
}

/** What the R2 keys of all that KV held of a portal begin with. */
export function servedPrefix(propertyId: string): string {
  return `${snapshotPrefix(propertyId)}served/`;
}

/** The R2 key of what KV held of a portal, by its content. It goes with its property, as the snapshots do. */
export function servedPagesKey(propertyId: string, sha256: string): string {
  return `${servedPrefix(propertyId)}${sha256.slice(0, 32)}.pages`;
}

/** What a stored file is known by; a file that is shown, and never downloaded, has no name. */
export interface FileContent {
  readonly sha256: string;
  readonly ending: string;
  readonly name?: string | undefined;
}

/**
 * The key that a property's file has by its content: 40 hex digits and an ending. The name under which a PDF is
 * downloaded is part of that: what is served under a key never changes, and is kept for a year wherever it passes.
 */
export function contentKey(propertyId: string, { sha256, ending, name }: FileContent): string {
  const content = [propertyId, sha256, ...(name === undefined ? [] : [name])].join(":");
  return `${sha256Hex(new TextEncoder().encode(content)).slice(0, 40)}.${ending}`;
}

/** The name that is part of a file's content: of what is downloaded alone. */
export function downloadName(ending: string, name: string): string | undefined {
  return ending === "pdf" ? name : undefined;
}

/** In hex. */
export function sha256Hex(bytes: Uint8Array<ArrayBuffer>): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Stores an object unless its key exists; whether it was written. R2 answers null, not an error. */
export async function createOnly(
  bucket: R2Bucket,
  key: string,
  body: string | Uint8Array,
  contentType: string,
  /** What the file is called where it is downloaded. */
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

import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Fill } from "./slots.ts";

/** A strong ETag of a body. All ETags of guests' pages come from here. */
export function toEtag(body: Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("hex").slice(0, 24)}"`;
}

/**
 * A strong ETag of a body with filled slots: its own ETag and a CRC-32 of the fills, which is cheaper than
 * hashing the whole body. 32 bits suffice: a published page is filled in a few ways only.
 */
export function etagWith(etag: string, fills: readonly Fill[]): string {
  const sum = fills.reduce(
    (before, { slot, content: { body } }) => crc32(body, crc32(`${slot.start} ${body.length} `, before)),
    0,
  );
  return etag.replace(/"$/, `-${sum.toString(16).padStart(8, "0")}"`);
}

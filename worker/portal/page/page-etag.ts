import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import type { Fill } from "./slots.ts";

/** A strong ETag of a body: whatever is in it, the tag names. Every tag that guests get is made here. */
export function etagOf(body: Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("hex").slice(0, 24)}"`;
}

/**
 * A strong ETag of a body with slots filled: its own, and a sum of what they are filled with, which is less to read
 * than all of it. A page is filled in a few ways before it is published again, so that 32 bits tell them apart.
 */
export function etagWith(etag: string, fills: readonly Fill[]): string {
  const sum = fills.reduce(
    (before, { slot, content: { body } }) => crc32(body, crc32(`${slot.start} ${body.length} `, before)),
    0,
  );
  return etag.replace(/"$/, `-${sum.toString(16).padStart(8, "0")}"`);
}

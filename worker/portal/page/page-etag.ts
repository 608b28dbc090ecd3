import { createHash } from "node:crypto";

/** A strong ETag of a body: whatever is in it, the tag names. Every tag that guests get is made here. */
export function etagOf(body: Uint8Array): string {
  return `"${createHash("sha256").update(body).digest("hex").slice(0, 24)}"`;
}

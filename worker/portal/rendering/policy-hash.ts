import { createHash } from "node:crypto";

/** Hash of a text for `style-src` of the content security policy. */
export function hashForPolicy(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

import { createHash } from "node:crypto";

/** The hash of a text as `style-src` names it. */
export function hashForPolicy(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

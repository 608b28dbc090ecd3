import type { BundledPackage } from "./bundled-package.ts";

/**
 * Packages released without a licence text, and one with the same text: by the same authors, or Apache's, which never
 * differs.
 */
const SAME_TEXT: Readonly<Record<string, string>> = {
  "@hono/zod-openapi": "hono",
  "@hono/zod-validator": "hono",
  "drizzle-orm": "typescript",
  "react-remove-scroll-bar": "react-remove-scroll",
};

/** A package without a licence text gets the text of its counterpart; `read` loads a package by name. */
export function withSharedText(
  found: BundledPackage,
  read: (name: string) => BundledPackage,
): BundledPackage {
  const other = found.text === "" ? SAME_TEXT[found.name] : undefined;
  return other === undefined ? found : { ...found, text: read(other).text };
}

import type { BundledPackage } from "./bundled-package.ts";

/**
 * Packages whose release leaves out the text, and one that brings the same: of the same authors, or Apache's, which is
 * one text for all.
 */
const SAME_TEXT: Readonly<Record<string, string>> = {
  "@hono/zod-openapi": "hono",
  "@hono/zod-validator": "hono",
  "drizzle-orm": "typescript",
  "react-remove-scroll-bar": "react-remove-scroll",
};

/** The package with the text that it shares with another, which `read` finds by name, where it brings none. */
export function withSharedText(
  found: BundledPackage,
  read: (name: string) => BundledPackage,
): BundledPackage {
  const other = found.text === "" ? SAME_TEXT[found.name] : undefined;
  return other === undefined ? found : { ...found, text: read(other).text };
}

import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/**
 * Our own bound, to notice an unwanted package; 150 KB of it are the answers' words in fourteen languages, 100 KB
 * the library that verifies passkeys, with its parsers of authenticators' certificates. The platform allows 3 MB on
 * its free plan.
 */
export const UPLOAD_KILOBYTES_MAX = 1_500;

/** Bytes of the built Worker's upload, counted as wrangler does: all modules in sequence, compressed. */
export function workerUploadBytes(): number {
  const modules = globSync("build/server/**/*.js");
  if (modules.length === 0) throw new Error("Nothing is built.");
  return gzipSync(Buffer.concat(modules.map((file) => readFileSync(file)))).length;
}

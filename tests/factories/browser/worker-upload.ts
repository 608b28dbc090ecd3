import { globSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Our own bound, to notice a package that slips in. The platform allows 3 MB on its free plan. */
export const UPLOAD_KILOBYTES_MAX = 1_100;

/**
 * What is uploaded of the built Worker, in bytes, as wrangler counts it: all modules one after the other, compressed.
 */
export function workerUploadBytes(): number {
  const modules = globSync("build/server/**/*.js");
  if (modules.length === 0) throw new Error("Nothing is built.");
  return gzipSync(Buffer.concat(modules.map((file) => readFileSync(file)))).length;
}

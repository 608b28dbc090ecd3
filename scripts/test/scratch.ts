import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** Linux keeps what is written here in memory. */
const IN_MEMORY = "/dev/shm";
/** A run was seen to keep 135 MB there at once; browsers and servers take memory beside it. */
const NEEDED_BYTES = 2 * 1_024 ** 3;

function hasSpace(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
}

/**
 * Lets the tools of this run keep their databases and temporary files in memory, where the machine has room for them:
 * tests make and drop thousands of small databases, and a sixth of their time is the disk's. The folder is named
 * after the checkout, so that a run that was killed leaves one at most. Returns what removes it.
 */
export function keepStatesInMemory(): () => void {
  if (!hasSpace(IN_MEMORY)) return () => {};
  const checkout = createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8);
  const folder = join(IN_MEMORY, `foyer-test-${checkout}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.env.FOYER_TEST_STATES = folder;
  return remove;
}

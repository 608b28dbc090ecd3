import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** Linux keeps what is written here in memory. */
const IN_MEMORY = "/dev/shm";
/** A run was seen to keep 135 MB there at once; browsers and servers take memory beside it. */
const NEEDED_BYTES = 2 * 1_024 ** 3;

function hasSpace(): boolean {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
}

/** Removes what runs have left that were killed: a folder is named after its checkout and the process of its run. */
function removeLeft(checkout: string): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, process] = name.split(`${checkout}-`);
    if (process && !existsSync(`/proc/${process}`))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Lets the tools of this run keep their databases and temporary files in memory, where the machine has room for them:
 * tests make and drop thousands of small databases, and a sixth of their time is the disk's. Two runs of one checkout
 * have a folder each. Returns what removes it.
 */
export function storeStatesInMemory(): () => void {
  if (!existsSync(IN_MEMORY)) return () => {};
  const checkout = `foyer-test-${createHash("sha256").update(process.cwd()).digest("hex").slice(0, 8)}`;
  removeLeft(checkout);
  if (!hasSpace()) return () => {};
  const folder = join(IN_MEMORY, `${checkout}-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.env.FOYER_TEST_STATES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

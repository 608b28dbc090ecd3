import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** Linux keeps this folder in memory. */
const IN_MEMORY = "/dev/shm";
/** Runs used up to 135 MB there; browsers and servers need memory too. */
const NEEDED_BYTES = 2 * 1_024 ** 3;

function hasSpace(): boolean {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return Math.min(bavail * bsize, freemem()) >= NEEDED_BYTES;
}

/** Removes folders of killed runs: each is named after its checkout and process. */
function removeLeft(checkout: string): void {
  for (const name of readdirSync(IN_MEMORY)) {
    const [, process] = name.split(`${checkout}-`);
    if (process && !existsSync(`/proc/${process}`))
      rmSync(join(IN_MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Puts the databases and temporary files of this run into memory, if the machine has room: tests create and drop
 * thousands of small databases, and a sixth of their time is disk. Runs of one checkout have separate folders. Returns
 * a function that removes this one.
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

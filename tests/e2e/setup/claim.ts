import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";

const FOLDER = ".wrangler/e2e-claims";

/** Releases all numbers. Call it before the first test. */
export function resetClaims(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/** Claims the first free number from `from` to `end` (exclusive), for one test across all processes. */
export function claim(from: number, end: number): number {
  for (let number = from; number < end; number += 1) {
    try {
      closeSync(openSync(join(FOLDER, String(number)), "wx"));
      return number;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  throw new Error(`The numbers from ${from} to ${end - 1} are all taken.`);
}

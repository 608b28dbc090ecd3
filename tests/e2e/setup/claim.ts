import { closeSync, mkdirSync, openSync, rmSync } from "node:fs";
import { join } from "node:path";

const FOLDER = ".wrangler/e2e-claims";

/** Makes everything available again. Belongs before the first test. */
export function resetClaims(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
}

/**
 * The first free number from `from` up to, but not including, `end`: no other test gets it, in whichever process it
 * runs.
 */
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

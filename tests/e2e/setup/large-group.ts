import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createAccount } from "../../factories/caller.ts";
import { manyProperties } from "../../factories/many-properties.ts";
import { runInDatabase } from "./database.ts";
import { e2eTarget } from "./target.ts";

type Account = Awaited<ReturnType<typeof createAccount>>;

const FOLDER = ".wrangler/e2e-large-groups";
const SIZES = [119, 120, 2_000] as const;
/** Groups of each size: one for each test that asks for it, and for its repetition. */
const GROUPS = 4;

/** The people of all large groups, through the API. Belongs before `fillLargeGroups`. */
export async function createLargeGroups(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const size of SIZES) {
    for (let place = 0; place < GROUPS; place += 1) {
      const account = await createAccount(e2eTarget, { email: `owner-of-${size}-${place}@e2e.example` });
      writeFileSync(fileOf(size, place), JSON.stringify(account));
    }
  }
}

/**
 * Gives each large group its properties, past the API, which would take minutes. Only while no server runs: workerd
 * refuses whoever asks while somebody else writes in its database.
 */
export function fillLargeGroups(): void {
  for (const size of SIZES) {
    for (let place = 0; place < GROUPS; place += 1) {
      const { companyId, groupId, userId } = readAccount(fileOf(size, place));
      const letters = groupId.replaceAll(/[^a-z]/g, "").slice(0, 8);
      const prefix = `e${letters}`;
      runInDatabase(manyProperties({ companyId, groupId, userId, count: size, now: Date.now(), prefix }));
    }
  }
}

/** A person of a group with as many properties, which no other test has. */
export function takeLargeGroup(size: (typeof SIZES)[number]): Account {
  for (let place = 0; place < GROUPS; place += 1) {
    const taken = `${fileOf(size, place)}.taken`;
    try {
      renameSync(fileOf(size, place), taken);
      return readAccount(taken);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  throw new Error(`All ${GROUPS} groups of ${size} properties are taken.`);
}

function fileOf(size: number, place: number): string {
  return join(FOLDER, `${size}-${place}.json`);
}

function readAccount(file: string): Account {
  return JSON.parse(readFileSync(file, "utf8")) as Account;
}

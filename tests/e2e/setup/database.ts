import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { stateFolder } from "../../factories/state-folder.ts";

const FILES = `${stateFolder("e2e-state")}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`;

/** Runs statements in the database of the server under test, which must not run meanwhile. */
export function runInDatabase(statements: readonly string[]): void {
  const file = globSync(FILES).find((name) => !name.includes("metadata"));
  if (!file) throw new Error(`There is no database in ${FILES}.`);
  const database = new DatabaseSync(file);
  try {
    for (const statement of statements) database.exec(statement);
  } finally {
    database.close();
  }
}

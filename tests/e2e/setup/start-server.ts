import { globSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { applyMigrations, startServer } from "#scripts/local-server.ts";
import { seed } from "#scripts/seed/seed.ts";
import { stateFolder } from "../../factories/state-folder.ts";
import { stockAccountStatements } from "../../factories/stock-accounts.ts";
import { resetClaims } from "./claim.ts";
import { HELD_FLOODS, heldFloodStatements, heldFloods } from "./held-flood.ts";
import { largeGroupStatements } from "./large-group.ts";
import { newerDraftStatements } from "./newer-draft.ts";
import { STOCK_ACCOUNTS } from "./stock.ts";
import { e2eTarget, PORT } from "./target.ts";

const FILES = `${stateFolder("e2e-state")}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`;

/** Runs statements in the database of the server under test, which must be stopped. */
function runInDatabase(statements: readonly string[]): void {
  const file = globSync(FILES).find((name) => !name.includes("metadata"));
  if (!file) throw new Error(`There is no database in ${FILES}.`);
  const database = new DatabaseSync(file);
  try {
    for (const statement of statements) database.exec(statement);
  } finally {
    database.close();
  }
}

const STATE = stateFolder("e2e-state");

/**
 * Starts the production build with its own data and the demo groups, once for the whole run. Accounts and large groups
 * are inserted before the server starts: workerd refuses reads while another process writes to its database.
 */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  rmSync(STATE, { recursive: true, force: true });
  applyMigrations(STATE);
  resetClaims();
  const now = Date.now();
  runInDatabase([
    ...(await stockAccountStatements(STOCK_ACCOUNTS + 1 + HELD_FLOODS, now)),
    ...largeGroupStatements(now),
    ...newerDraftStatements(now),
    ...heldFloodStatements(now),
  ]);
  const server = await startServer({ port: PORT, state: STATE, front: ["tests/e2e/setup/desk-front.ts"] });
  const stop = async () => {
    server.stop();
    await server.ended;
  };
  try {
    for (const flood of heldFloods(now)) {
      const laid = await fetch(`${server.origin}/lay-messages`, {
        method: "POST",
        body: JSON.stringify(flood),
      });
      if (!laid.ok) throw new Error(`A flood could not be laid: ${laid.status}.`);
    }
    await seed(e2eTarget);
  } catch (error) {
    // Playwright stops nothing after a failed set-up, so the port would stay in use.
    await stop();
    throw error;
  }
  return stop;
}

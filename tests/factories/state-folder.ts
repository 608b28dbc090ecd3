import { resolve } from "node:path";

/** Where a server under test keeps its data: in memory where the run has made room there, else in the checkout. */
export function stateFolder(name: string): string {
  return resolve(process.env.FOYER_TEST_STATES ?? ".wrangler", name);
}

import { resolve } from "node:path";

/** Data folder of a server under test: in memory where the run has set that up, else in the checkout. */
export function stateFolder(name: string): string {
  return resolve(process.env.FOYER_TEST_STATES ?? ".wrangler", name);
}

import { parseArgs } from "node:util";
import { DeployError } from "./deploy/deploy-error.ts";
import { parseEnvironment, parseJurisdiction } from "./deploy/environment.ts";
import { rehearse } from "./deploy/rehearsal/rehearse.ts";
import { build } from "./local-server.ts";

/**
 * `npm run rehearse -- --env production|staging [--jurisdiction eu]`: a deployment without an account;
 * docs/operations.md says what it shows.
 */
try {
  const { values } = parseArgs({ options: { env: { type: "string" }, jurisdiction: { type: "string" } } });
  const environment = parseEnvironment(values.env);
  const jurisdiction = parseJurisdiction(values.jurisdiction);
  const local = { folder: ".deploy", localSecrets: ".dev.vars", built: "build" };
  await rehearse({ ...local, environment, jurisdiction, build, say: console.log });
  console.log("\nThe rehearsal went well. Nothing was deployed, and nothing was kept.");
} catch (error) {
  // `parseArgs` throws a TypeError on an unknown option.
  if (!(error instanceof DeployError || error instanceof TypeError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

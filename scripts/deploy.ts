import { parseArgs } from "node:util";
import { deploy } from "./deploy/deploy.ts";
import { createDeployContext } from "./deploy/deploy-context.ts";
import { DeployError } from "./deploy/deploy-error.ts";
import { parseEnvironment, parseJurisdiction } from "./deploy/environment.ts";

/** `npm run deploy -- --env production|staging [--jurisdiction eu] [--replace-secrets]`: docs/operations.md. */
try {
  const { values } = parseArgs({
    options: {
      env: { type: "string" },
      jurisdiction: { type: "string" },
      "replace-secrets": { type: "boolean", default: false },
    },
  });
  const { "replace-secrets": replacesSecrets } = values;
  const jurisdiction = parseJurisdiction(values.jurisdiction);
  const here = createDeployContext(parseEnvironment(values.env));
  const address = await deploy(here, { replacesSecrets, jurisdiction });
  console.log(`\nFoyer runs at ${address}`);
} catch (error) {
  // `parseArgs` throws a TypeError on an unknown option.
  if (!(error instanceof DeployError || error instanceof TypeError)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

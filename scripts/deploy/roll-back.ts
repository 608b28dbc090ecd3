import type { DeployContext } from "./deploy-context.ts";
import { DeployError } from "./deploy-error.ts";
import { getNames } from "./environment.ts";
import { createProvider, type Provider } from "./provider.ts";
import { findAccount } from "./resources.ts";
import { loadSettings, parsePublicOrigin } from "./settings.ts";
import { smokeTest } from "./smoke-test.ts";
import { runWrangler } from "./wrangler.ts";

interface Deployment {
  readonly created_on: string;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly versions: readonly { readonly version_id: string }[];
}

const getVersion = ({ versions: [version] }: Deployment) => version?.version_id ?? "";
const isOfSecrets = ({ annotations }: Deployment) => annotations?.["workers/triggered_by"] === "secret";

/** Past deployments, newest first. Changing a secret adds a version with the same code. */
interface Past {
  readonly current: Deployment;
  readonly previous: Deployment;
  /** Whether a secret changed in between: the older version has the old value. */
  readonly hasOlderSecrets: boolean;
}

function findPastDeployments(deployments: readonly Deployment[], wanted: string | undefined): Past {
  const [current] = deployments;
  if (!current) throw new DeployError("Nothing was ever deployed.");
  const age = deployments.findIndex((deployment, index) =>
    wanted === undefined
      ? isOtherCode(deployments.slice(0, index + 1)) && !isOfSecrets(deployment)
      : getVersion(deployment) === wanted,
  );
  const previous = deployments[age];
  if (!previous || getVersion(previous) === getVersion(current)) {
    throw new DeployError(
      wanted === undefined ? "There is no version before this one." : `${wanted} was never deployed before.`,
    );
  }
  return { current, previous, hasOlderSecrets: deployments.slice(0, age).some(isOfSecrets) };
}

/** Whether an upload lies between the oldest and the newest of some deployments. */
function isOtherCode(deployments: readonly Deployment[]): boolean {
  const [oldest] = deployments.slice(-1);
  const later = deployments.slice(0, -1);
  return (
    later.some((one) => !isOfSecrets(one)) &&
    later.every((one) => getVersion(one) !== (oldest ? getVersion(oldest) : ""))
  );
}

async function fetchName(call: Provider, script: string, deployment: Deployment): Promise<string> {
  const id = getVersion(deployment);
  const { annotations } = await call<{ annotations?: Readonly<Record<string, string>> }>(
    "GET",
    `${script}/versions/${id}`,
  );
  return `${annotations?.["workers/message"] ?? "without a name"} (version ${id}, deployed ${deployment.created_on})`;
}

/**
 * Rolls back to the previous code or to a named version. The database stays: migrations only add, so the older version
 * runs on it.
 *
 * @returns a report for the terminal.
 */
export async function rollBack(here: DeployContext, wanted?: string): Promise<string> {
  const [own, other] = loadSettings(here.folder, here.environment);
  const origin = parsePublicOrigin(own, other);
  const call = createProvider(here);
  const { id } = await findAccount(call, own.CLOUDFLARE_ACCOUNT_ID);
  const { worker } = getNames(here.environment);
  const script = `/accounts/${id}/workers/scripts/${worker}`;
  const { deployments } = await call<{ deployments: readonly Deployment[] }>("GET", `${script}/deployments`);
  const { current, previous, hasOlderSecrets } = findPastDeployments(deployments, wanted);
  here.say(`From ${await fetchName(call, script, current)}`);
  here.say(`Back to ${await fetchName(call, script, previous)}`);
  if (hasOlderSecrets) {
    here.say("Its secrets are of then: what a key has signed since is refused. Rotate the key afterwards.");
  }
  const args = ["rollback", getVersion(previous), "--name", worker, "--message", "rollback", "--yes"];
  await runWrangler(here, id, args);
  await smokeTest(here, origin);
  return `${origin.origin} is back at version ${getVersion(previous)}.`;
}

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

/** What serves now, and what served before it; newest first. A changed secret makes a version of the same code. */
interface Past {
  readonly current: Deployment;
  readonly previous: Deployment;
  /** Whether a secret was changed in between: the version before has the old one. */
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

/** Whether the oldest of some deployments is of other code than the newest: an upload lies between them. */
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
 * Goes back to the code that served before, or to a named version. The database stays as it is: migrations only add, so
 * that the version before runs on it.
 *
 * @returns what it did, for the person at the terminal.
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

import { healthSchema } from "#domain/account/health.ts";
import { SECOND_MS } from "#domain/time.ts";
import type { DeployContext } from "./deploy-context.ts";
import { DeployError, getReason } from "./deploy-error.ts";

/** A new custom domain gets its certificate within minutes. */
const PATIENCE_MS = 300 * SECOND_MS;
const PAUSE_MS = 5 * SECOND_MS;

interface Probe {
  readonly path: string;
  /** Why an answer is not Foyer's; null when it is. */
  readonly findFault: (response: Response) => Promise<string | null>;
}

const reachSchema = healthSchema.pick({ bindings: true });

function reachesAll(text: string): boolean {
  try {
    return Object.values(reachSchema.parse(JSON.parse(text)).bindings).every(Boolean);
  } catch {
    // A page of the provider, before the address works.
    return false;
  }
}

const PROBES: readonly Probe[] = [
  {
    path: "/healthz",
    // Ignore what was late before the deployment, such as a job; only the Worker's reachability counts.
    findFault: async (response) => {
      const text = await response.text();
      const isBound = response.status === 200 || (response.status === 503 && reachesAll(text));
      return isBound ? null : `${response.status} ${text}`;
    },
  },
  {
    path: "/",
    findFault: async (response) => {
      const isPage = response.headers.get("content-type")?.startsWith("text/html");
      return response.status === 200 && isPage
        ? null
        : `${response.status} ${response.headers.get("content-type")}`;
    },
  },
];

type Caller = Pick<DeployContext, "fetch" | "now" | "wait" | "say">;

/** Waits until health and a page answer. Throws `DeployError` with the last answer. */
export async function smokeTest({ fetch, now, wait, say }: Caller, { origin }: URL): Promise<void> {
  const deadline = now() + PATIENCE_MS;
  for (const { path, findFault } of PROBES) {
    for (let isFirst = true; ; isFirst = false) {
      const fault = await fetch(`${origin}${path}`, { redirect: "manual" }).then(findFault, getReason);
      if (fault === null) break;
      if (now() >= deadline) throw new DeployError(`${origin}${path} answers ${fault.slice(0, 300)}`);
      if (isFirst) say(`  ${path}: not yet (${fault.slice(0, 120)}); asked again for up to five minutes`);
      await wait(PAUSE_MS);
    }
    say(`  ${path}: well`);
  }
}

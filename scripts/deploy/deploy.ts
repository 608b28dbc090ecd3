import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DeployContext } from "./deploy-context.ts";
import { DeployError } from "./deploy-error.ts";
import { getNames, type Names, type Place } from "./environment.ts";
import { appliedMigrations, pendingMigrations, readMigrations } from "./migrations.ts";
import { createProvider, type Provider } from "./provider.ts";
import {
  ensureResources,
  findAccount,
  findPlace,
  type Resources,
  requireOwnHost,
  storedSecrets,
} from "./resources.ts";
import { findUnrecoverableSecrets, makeMissing, requireSoundSecrets, secretsToSet } from "./secrets.ts";
import { loadSettings, parsePublicOrigin, settingsFile, storeSetting } from "./settings.ts";
import { smokeTest } from "./smoke-test.ts";
import { stageBuild } from "./staged-build.ts";
import { runWrangler } from "./wrangler.ts";

/** Read-only steps. */
const LOOKING: ReadonlySet<string> = new Set(["Settings", "Account"]);

/** Runs named steps in order; a failure lists what was done and what to do. */
class Steps {
  readonly #done: string[] = [];
  /** Resources created so far, including those of the failed step. */
  readonly #made: string[] = [];
  readonly #say: DeployContext["say"];

  constructor(say: DeployContext["say"]) {
    this.#say = say;
  }

  /** Prints a line, and remembers it when a resource was created. */
  readonly report = (line: string, isMade = false): void => {
    this.#say(line);
    if (isMade) this.#made.push(line.trim());
  };

  async take<Result>(name: string, step: () => Result | Promise<Result>): Promise<Result> {
    this.#say(name);
    try {
      const result = await step();
      this.#done.push(name);
      return result;
    } catch (error) {
      if (!(error instanceof DeployError)) throw error;
      const isUnchanged = this.#made.length === 0 && [...this.#done, name].every((step) => LOOKING.has(step));
      const made = this.#made.length > 0 ? ` Made: ${this.#made.join("; ")}.` : "";
      const done = isUnchanged ? "Nothing was changed." : `Done: ${this.#done.join(", ")}.${made}`;
      throw new DeployError(
        `${name} failed: ${error.message}\n${done}\nMend it and run the same command again: it goes on from here.`,
        { cause: error },
      );
    }
  }
}

interface Account {
  readonly id: string;
  readonly call: Provider;
  readonly names: Names;
  readonly place: Place;
}

/**
 * Brings an environment to the version of this working copy: checks, missing resources, build, migrations, upload,
 * smoke test. After a failure, run the same command again.
 *
 * @param jurisdiction for a new environment. An existing one keeps its own, and is refused with another.
 * @returns the address. Throws `DeployError` with the step that failed.
 */
export async function deploy(
  here: DeployContext,
  {
    replacesSecrets = false,
    jurisdiction = null,
  }: { readonly replacesSecrets?: boolean; readonly jurisdiction?: Place } = {},
): Promise<string> {
  const { environment, folder, say, now } = here;
  const steps = new Steps(say);
  const names = getNames(environment);
  const [settings, origin] = await steps.take("Settings", () => {
    const [own, other] = loadSettings(folder, environment);
    const publicOrigin = parsePublicOrigin(own, other);
    requireSoundSecrets(own, other, here.localSecrets);
    return [own, publicOrigin] as const;
  });
  const call = createProvider(here);
  const account = await steps.take("Account", async () => {
    const { id, name } = await findAccount(call, settings.CLOUDFLARE_ACCOUNT_ID);
    say(`  ${name} (${id})`);
    await requireOwnHost(call, id, origin, names.worker);
    const place = await findPlace(call, { account: id, names, wanted: jurisdiction });
    say(`  jurisdiction: ${place ?? "none"}`);
    return { id, call, names, place };
  });
  const resources = await steps.take("Resources", () =>
    ensureResources(call, {
      account: account.id,
      names,
      place: account.place,
      location: settings.LOCATION,
      say: steps.report,
    }),
  );
  await steps.take("Build", () => here.build());
  const secrets = await steps.take("Secrets", async () => {
    const stored = await storedSecrets(call, account.id, names.worker);
    const made = makeMissing(settings, stored, now());
    // Store in the file first: the provider never shows a secret again.
    for (const { name, value, isKept } of made) {
      if (isKept) storeSetting(settingsFile(folder, environment), name, value);
      say(`  ${name}: made${isKept ? `, and kept in ${settingsFile(folder, environment)}` : ""}`);
    }
    for (const name of findUnrecoverableSecrets(settings, stored)) {
      say(`  ${name}: there, and not in ${settingsFile(folder, environment)}; it can't be read back`);
    }
    const given = secretsToSet(settings, stored, { replaces: replacesSecrets });
    return Object.fromEntries([...given, ...made.map(({ name, value }) => [name, value] as const)]);
  });
  const configuration = await steps.take("Configuration", () =>
    stageBuild(here.built, join(folder, environment), { names, resources, origin, settings }),
  );
  await steps.take("Migrations", () => migrate(here, account, resources, configuration));
  await steps.take("Upload", () => upload(here, account, configuration, secrets));
  await steps.take("Smoke test", () => smokeTest(here, origin));
  return origin.origin;
}

async function migrate(
  here: DeployContext,
  { id, call }: Account,
  { databaseId }: Resources,
  configuration: string,
): Promise<void> {
  const applied = await appliedMigrations(call, `/accounts/${id}/d1/database/${databaseId}`);
  const pending = pendingMigrations(readMigrations(), applied);
  here.say(`  ${applied.size} applied, ${pending.length} to apply`);
  if (pending.length === 0) return;
  await runWrangler(here, id, ["d1", "migrations", "apply", "DB", "--remote", "--config", configuration]);
}

/** Version of the working copy: its commit, if there is one. */
function getVersionText(): string {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" }).trim();
  } catch {
    // No repository or no git: source archives can be deployed too.
    return "unknown commit";
  }
}

async function upload(
  here: DeployContext,
  { id }: Account,
  configuration: string,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  const args = ["deploy", "--config", configuration, "--message", getVersionText()];
  // Neither arguments nor environment: other users of the machine can read both. JSON, because wrangler expands
  // variables in dotenv files.
  const folder = mkdtempSync(join(tmpdir(), "foyer-deploy-"));
  const file = join(folder, "secrets.json");
  try {
    if (Object.keys(secrets).length > 0) {
      writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
      args.push("--secrets-file", file);
    }
    await runWrangler(here, id, args);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

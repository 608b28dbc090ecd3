import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { localSecrets } from "./local-secrets.ts";
import { runQuietly, toolEnvironment, toolPath } from "./tool.ts";

const BUILD_INPUTS = [
  "{app,worker,brand,public}/**/*",
  "scripts/*.ts",
  "scripts/bundle/*.ts",
  "{package-lock,react-router.config,vite.config}.{json,ts}",
  "wrangler.toml",
  ".dev.vars",
];

/** Stops with one line of advice. */
export class StartError extends Error {
  override readonly name = "StartError";
}

function run(what: string, ...tool: Parameters<typeof runQuietly>): void {
  const { ok, output } = runQuietly(...tool);
  if (!ok) throw new StartError(`${what} failed:\n${output}`);
}

function hashInputs(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync([...patterns]).sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Runs a step unless its inputs are unchanged since it last succeeded. */
function runOnce(stamp: string, inputs: string, step: () => void): void {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  step();
  writeFileSync(stamp, inputs);
}

/** A migrated, empty database to copy new states from: migrating takes seconds. */
const BLANK_STATE = ".wrangler/blank-state";
const MIGRATIONS = "migrations/*.sql";

/** Creates the blank state. Call it before starting several servers: two at once lock each other out. */
export function prepareBlankState(): void {
  runOnce(join(BLANK_STATE, "made"), hashInputs([MIGRATIONS]), () => {
    rmSync(BLANK_STATE, { recursive: true, force: true });
    migrate(BLANK_STATE);
  });
}

/** Migrates a state's database to the newest version, or creates the state. */
export function applyMigrations(state: string): void {
  if (!existsSync(state)) {
    prepareBlankState();
    cpSync(BLANK_STATE, state, { recursive: true });
  }
  migrate(state);
}

function migrate(state: string): void {
  mkdirSync(state, { recursive: true });
  runOnce(join(state, "migrated"), hashInputs([MIGRATIONS]), () => {
    const apply = ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state];
    const { ok, output } = runQuietly("wrangler", apply);
    if (ok) return;
    throw new StartError(
      output.includes("already exists")
        ? `The data in ${state} is of a version before the first release. Delete that folder and start again.`
        : `Migrating the database failed:\n${output}`,
    );
  });
}

/** Builds if something changed, but not while a test run serves its own build. */
export function build(): void {
  if (process.env.FOYER_BUILT && !process.env.BRAND) return;
  if (!existsSync("build/server/index.js")) mkdirSync("build", { recursive: true });
  runOnce("build/stamp", `${hashInputs(BUILD_INPUTS)} ${process.env.BRAND ?? ""}`, () =>
    // A test runner's NODE_ENV would bundle React's development code.
    run("The build", "react-router", ["build"], { NODE_ENV: "production" }),
  );
  protectSecrets();
}

const BUILT_SECRETS = "build/server/.dev.vars";

/** The build copies the local secrets beside the Worker, readable by every user of the machine. */
function protectSecrets(): void {
  if (existsSync(BUILT_SECRETS)) chmodSync(BUILT_SECRETS, 0o600);
}

/** Throws when a port is in use. */
export async function requireFreePort(port: number): Promise<void> {
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (!isFree) throw new StartError(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
}

export interface LocalServer {
  readonly origin: string;
  readonly stop: () => void;
  /** Kills it and its children, like a power cut. Only with `isOwnGroup`. */
  readonly kill: () => void;
  /** Resolves when the server has ended by itself. */
  readonly ended: Promise<number>;
}

const START_TIMEOUT_MS = 60_000;
const PROBE_INTERVAL_MS = 100;

interface ServerOptions {
  readonly port: number;
  readonly state: string;
  readonly isDevelopment?: boolean;
  /** Own process group: stopping the caller does not stop it. */
  readonly isOwnGroup?: boolean;
  /** Extra variables of the installation's configuration. Production build only. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Test modules in front of the Worker. Production build only. */
  readonly front?: readonly string[];
}

/** Command line that runs the Worker. */
function buildCommand({
  port,
  state,
  isDevelopment,
  variables = {},
  front = [],
}: ServerOptions): readonly [string, ...string[]] {
  if (isDevelopment) return ["react-router", "dev", "--port", String(port), "--strictPort"];
  const added = Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}=${value}`]);
  const before = front.flatMap((file) => ["--front", file]);
  const quiet = "--disable-warning=ExperimentalWarning";
  const words = ["--port", String(port), "--state", state, ...added, ...before];
  return ["node", quiet, "scripts/built-server.ts", ...words];
}

/** Starts the production build (or the development server) in workerd, and waits until it answers. */
export async function startServer(options: ServerOptions): Promise<LocalServer> {
  const { port, state, isDevelopment = false, isOwnGroup = false } = options;
  localSecrets();
  applyMigrations(state);
  if (!isDevelopment) build();
  const [command, ...args] = buildCommand(options);
  const child = spawn(toolPath(command), args, {
    // The server ends when this pipe closes, so a killed caller leaves none behind.
    stdio: [isDevelopment ? "ignore" : "pipe", isDevelopment ? "inherit" : "ignore", "inherit"],
    detached: isOwnGroup,
    env: { ...toolEnvironment(), FOYER_STATE: state },
  });
  const ended = new Promise<number>((resolve) => child.on("exit", (code) => resolve(code ?? 0)));
  const origin = `http://localhost:${port}`;
  const isDead = ended.then(() => {
    throw new StartError("The server ended before it answered; its own words are above.");
  });
  await Promise.race([waitFor(`${origin}/healthz`), isDead]);
  // Only the race needs this rejection. The caller notices by `ended` if the server ends later.
  isDead.catch(() => undefined);
  return {
    origin,
    ended,
    stop: () => child.kill("SIGTERM"),
    kill: () => {
      if (!isOwnGroup || child.pid === undefined) throw new Error("The server shares its caller's group.");
      process.kill(-child.pid, "SIGKILL");
    },
  };
}

async function waitFor(address: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    try {
      const response = await fetch(address);
      if (response.ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS));
  }
  throw new StartError(`The server did not answer within ${START_TIMEOUT_MS / 1_000} seconds.`);
}

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

/** Stops with one line that says what to do. */
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

/** Runs a step unless its inputs are as they were when it last succeeded. */
function runOnce(stamp: string, inputs: string, step: () => void): void {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  step();
  writeFileSync(stamp, inputs);
}

/** A migrated database without a row, which new states are copied from: migrating takes seconds each time. */
const BLANK_STATE = ".wrangler/blank-state";
const MIGRATIONS = "migrations/*.sql";

/** Makes what new states are copied from. Before several servers start at once: two at it lock each other out. */
export function prepareBlankState(): void {
  runOnce(join(BLANK_STATE, "made"), hashInputs([MIGRATIONS]), () => {
    rmSync(BLANK_STATE, { recursive: true, force: true });
    migrate(BLANK_STATE);
  });
}

/** Brings the database of a state to the newest migration, or begins the state. */
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

/** Builds what has changed, but not while a test run serves what it built as it began. */
export function build(): void {
  if (process.env.FOYER_BUILT && !process.env.BRAND) return;
  if (!existsSync("build/server/index.js")) mkdirSync("build", { recursive: true });
  runOnce("build/stamp", `${hashInputs(BUILD_INPUTS)} ${process.env.BRAND ?? ""}`, () =>
    // A test runner's own value would put React's development code into it.
    run("The build", "react-router", ["build"], { NODE_ENV: "production" }),
  );
  protectSecrets();
}

const BUILT_SECRETS = "build/server/.dev.vars";

/** The build copies the local secrets beside the Worker, for anybody on the machine to read. */
function protectSecrets(): void {
  if (existsSync(BUILT_SECRETS)) chmodSync(BUILT_SECRETS, 0o600);
}

/** Refuses a port that something else listens on. */
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
  /** Ends it and all it started without a word, as a power cut would. Only with `isOwnGroup`. */
  readonly kill: () => void;
  /** Settles when the server has ended by itself. */
  readonly ended: Promise<number>;
}

const START_TIMEOUT_MS = 60_000;
const PROBE_INTERVAL_MS = 100;

interface ServerOptions {
  readonly port: number;
  readonly state: string;
  readonly isDevelopment?: boolean;
  /** A process group of its own: what stops the caller does not stop it. */
  readonly isOwnGroup?: boolean;
  /** What an installation adds in its configuration; only of the production build. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Modules of a test that stand before the Worker; only of the production build. */
  readonly front?: readonly string[];
}

/** What runs the Worker, as it is called. */
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
    // The production build's server ends when this pipe does: a caller that is killed leaves none behind.
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
  // Only the race needed it; a server that ends later is the caller's to notice.
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

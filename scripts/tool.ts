import { spawn, spawnSync } from "node:child_process";
import { delimiter, join, resolve } from "node:path";

/** Environment of a tool: the project's Node comes first, and telemetry is off. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  // A test runner's NODE_ENV must not affect the build.
  const { NODE_ENV: _mode, ...environment } = process.env;
  return {
    ...environment,
    PATH: [resolve("node_modules/.bin"), process.env.PATH].join(delimiter),
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    X_LOCAL_OBSERVABILITY: "false",
  };
}

export function toolPath(command: string): string {
  return join("node_modules/.bin", command);
}

/** Runs a tool with its output visible; resolves with whether it succeeded. Never rejects. */
export function show(
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<boolean> {
  const child = spawn(toolPath(command), args, {
    stdio: "inherit",
    env: { ...toolEnvironment(), ...more },
  });
  return new Promise((settle) => {
    child.on("error", () => settle(false));
    child.on("close", (code) => settle(code === 0));
  });
}

export interface ToolResult {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a tool silently; resolves with its output. Never rejects. */
export function runInBackground(
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Promise<ToolResult> {
  const child = spawn(toolPath(command), args, { env: { ...toolEnvironment(), ...more, NO_COLOR: "1" } });
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return new Promise((settle) => {
    child.on("error", (error) => settle({ ok: false, output: error.message }));
    child.on("close", (code) => settle({ ok: code === 0, output }));
  });
}

/** Runs a tool silently; returns its output if it failed. */
export function runQuietly(
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
): ToolResult {
  const { status, stdout, stderr } = spawnSync(toolPath(command), args, {
    encoding: "utf8",
    env: { ...toolEnvironment(), ...more, NO_COLOR: "1" },
  });
  return { ok: status === 0, output: `${stdout}${stderr}` };
}

// `run.mjs NAME [ARGUMENT …]`: the first step of npm's commands. Runs on any Node ≥ 20, installs the command's
// packages and hands over to the project's own Node.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { install } from "./install.mjs";

const [name = "", ...args] = process.argv.slice(2);
const isFullSize = args.includes("--all") || process.env.FOYER_TIER === "all";
const hasFirefox = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].some(existsSync);
const isWithoutBrowser = args[0] === "unit" || args[0] === "worker";

/** A command's program and its packages besides the product's. `tools` has no program: it only installs. */
const COMMANDS = {
  bench: { program: "tests/bench/bench.ts", tools: true },
  brand: { program: "scripts/brand.ts" },
  deploy: { program: "scripts/deploy.ts" },
  ops: { program: "scripts/ops.ts" },
  pictures: { program: "scripts/pictures/take.ts" },
  rehearse: { program: "scripts/rehearse.ts" },
  start: { program: "scripts/serve.ts" },
  test: { program: "scripts/test/run.ts", tools: isFullSize, drivers: hasFirefox && !isWithoutBrowser },
  tools: { tools: true },
};

if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`There is no command "${name}". Commands are: ${Object.keys(COMMANDS).join(", ")}.`);
  process.exit(2);
}
const { program, ...needs } = COMMANDS[name];
install(needs);
if (program) {
  const child = spawn("node_modules/.bin/node", [program, ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code) => process.exit(code ?? 1));
}

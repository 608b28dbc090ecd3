// The first step of `npm run bench`: any Node ≥ 20, then the project's own.
import { spawnSync } from "node:child_process";
import { install } from "./install.mjs";

install({ tools: true });
const { status } = spawnSync("node_modules/.bin/node", ["tests/bench/bench.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(status ?? 1);

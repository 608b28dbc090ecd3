// The first step of `npm test`: runs on any Node ≥ 20, installs what is missing and hands over to the Node
// that the project brings along.
import { spawnSync } from "node:child_process";
import { install } from "./install.mjs";

const args = process.argv.slice(2);
install({ tools: args.includes("--all") || process.env.FOYER_TIER === "all" });
const { status } = spawnSync("node_modules/.bin/node", ["scripts/test/run.ts", ...args], {
  stdio: "inherit",
});
process.exit(status ?? 1);

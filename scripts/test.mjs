// The first step of `npm test`: runs on any Node ≥ 20, installs what is missing and hands over to the Node
// that the project brings along.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { install } from "./install.mjs";

const args = process.argv.slice(2);
const isWhole = args.includes("--all") || process.env.FOYER_TIER === "all";
// A run of everything reads in Firefox as well where there is one.
const drivers = args.length === 0 && ["/usr/bin/firefox-esr", "/usr/bin/firefox"].some(existsSync);
install({ tools: isWhole, drivers });
const { status } = spawnSync("node_modules/.bin/node", ["scripts/test/run.ts", ...args], {
  stdio: "inherit",
});
process.exit(status ?? 1);

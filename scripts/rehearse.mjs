// The first step of `npm run rehearse`: runs on any Node ≥ 20, installs what is missing and hands over to the Node
// that the project brings along.
import { spawnSync } from "node:child_process";
import { install } from "./install.mjs";

install();
const { status } = spawnSync("node_modules/.bin/node", ["scripts/rehearse.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(status ?? 1);

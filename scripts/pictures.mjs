// The first step of `npm run pictures`: any Node ≥ 20, then the project's own.
import { spawnSync } from "node:child_process";
import { install } from "./install.mjs";

install();
const { status } = spawnSync("node_modules/.bin/node", ["scripts/pictures/take.ts"], { stdio: "inherit" });
process.exit(status ?? 1);

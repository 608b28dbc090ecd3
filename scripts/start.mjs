// The first step of `npm start` and `npm run dev`: runs on any Node ≥ 20, installs what is missing and hands
// over to the Node that the project brings along.
import { spawn } from "node:child_process";
import { install } from "./install.mjs";

install();
const child = spawn("node_modules/.bin/node", ["scripts/serve.ts", ...process.argv.slice(2)], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));

// Installs the dependencies when they are missing or older than the lock file. Runs on any Node ≥ 20.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const MARKER = "node_modules/.package-lock.json";

export function install() {
  const isFresh = existsSync(MARKER) && statSync(MARKER).mtimeMs >= statSync("package-lock.json").mtimeMs;
  if (isFresh && existsSync("node_modules/.bin/node")) return;
  console.log("Installing dependencies …");
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of platforms that the registry it
  // was written against did not carry. Versions come from the lock file all the same.
  const { status } = spawnSync("npm", ["install", "--no-save", "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; npm says why above.");
    process.exit(1);
  }
}

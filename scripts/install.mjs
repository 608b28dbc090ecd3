// Installs the dependencies when they are missing or older than the lock file. Runs on any Node ≥ 20.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

const LOCK = "package-lock.json";
/** npm's own list of what stands in the folder. */
const MARKER = "node_modules/.package-lock.json";

/** What only the workspace `scripts/drivers` brings. */
const DRIVER = "node_modules/puppeteer-core";

/**
 * A third of all packages are tools of the workspace `scripts/tools`, which `npm test` alone never runs:
 * they come only where they are asked for, and stay once they are there. All tools have the drivers with them, which
 * alone are a few packages.
 */
export function install({ tools = false, drivers = false } = {}) {
  if (isInstalled({ tools, drivers })) return;
  const startedAt = performance.now();
  console.log(tools ? "Installing dependencies and tools …" : "Installing dependencies …");
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of platforms that the registry it
  // was written against did not carry. Versions come from the lock file all the same.
  const withDrivers = ["--workspace=scripts/drivers", "--include-workspace-root"];
  const workspaces = tools ? [] : drivers ? withDrivers : ["--workspaces=false"];
  const { status } = spawnSync("npm", ["install", "--no-save", ...workspaces, "--loglevel=error"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("The dependencies could not be installed; npm says why above.");
    process.exit(1);
  }
  console.log(`Installed them in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`);
}

function isInstalled({ tools, drivers }) {
  if (!existsSync(MARKER) || !existsSync("node_modules/.bin/node")) return false;
  const isThere = !tools && (!drivers || existsSync(DRIVER));
  return (isThere && statSync(MARKER).mtimeMs >= statSync(LOCK).mtimeMs) || holdsAll();
}

/** Whether every package of the lock file is there in its version, but those of other platforms. */
function holdsAll() {
  const [wanted, found] = [LOCK, MARKER].map((file) => JSON.parse(readFileSync(file, "utf8")).packages);
  return Object.entries(wanted).every(
    // The root is in no list of npm's, and links have no version.
    ([path, { version, optional }]) => path === "" || optional || found[path]?.version === version,
  );
}

// Installs the dependencies when they are missing or older than the lock file. Runs on any Node ≥ 20.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

const LOCK = "package-lock.json";
/** npm's record of the installed packages. */
const MARKER = "node_modules/.package-lock.json";

/** A package that only the workspace `scripts/drivers` brings. */
const DRIVER = "node_modules/puppeteer-core";

/**
 * A third of all packages are tools of the workspace `scripts/tools`, which plain `npm test` never runs. They are
 * installed on request and stay. Tools include the drivers, which alone are a few packages.
 */
export function install({ tools = false, drivers = false } = {}) {
  if (isInstalled({ tools, drivers })) return;
  const startedAt = performance.now();
  console.log(tools ? "Installing dependencies and tools …" : "Installing dependencies …");
  // Not `npm ci`: it refuses our lock file, which lacks optional packages of other platforms (the registry it was
  // written against had none). Versions still come from the lock file.
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

/** Whether every package of the lock file is installed in its version, except those of other platforms. */
function holdsAll() {
  const [wanted, found] = [LOCK, MARKER].map((file) => JSON.parse(readFileSync(file, "utf8")).packages);
  return Object.entries(wanted).every(
    // npm's record omits the root, and links have no version.
    ([path, { version, optional }]) => path === "" || optional || found[path]?.version === version,
  );
}

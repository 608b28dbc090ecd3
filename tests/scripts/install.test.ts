import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

type Versions = Readonly<Record<string, string>>;
const ALL: Versions = { vite: "8.0.0", knip: "6.0.0" };
/** The project itself, a workspace, and packages of other platforms. */
const ONLY_IN_LOCK = {
  "": { version: "1.0.0" },
  "scripts/tools": { name: "foyer-tools" },
  "node_modules/fsevents": { version: "2.0.0", optional: true },
};
const EARLIER = new Date(0);

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "install-"));
  mkdirSync(join(folder, "node_modules/.bin"), { recursive: true });
  // A program named npm that only records its arguments.
  writeFileSync(join(folder, "npm"), '#!/bin/sh\necho "$@" > asked\n');
  chmodSync(join(folder, "npm"), 0o755);
  writeLock("package-lock.json", ALL, ONLY_IN_LOCK);
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeLock(file: string, versions: Versions, others: object = {}): void {
  const packages = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]);
  writeFileSync(
    join(folder, file),
    JSON.stringify({ packages: { ...others, ...Object.fromEntries(packages) } }),
  );
}

/** npm's record of the installation, newer or older than the lock file. */
function writeInstalled(versions: Versions, { isOlder = false } = {}): void {
  writeFileSync(join(folder, "node_modules/.bin/node"), "");
  writeLock("node_modules/.package-lock.json", versions);
  utimesSync(
    join(folder, isOlder ? "node_modules/.package-lock.json" : "package-lock.json"),
    EARLIER,
    EARLIER,
  );
}

/** Arguments that `install()` passes to npm; null when nothing is missing. */
function askedOfNpm(options: { tools?: boolean; drivers?: boolean } = {}): string | null {
  const program = `import(${JSON.stringify(resolve("scripts/install.mjs"))}).then(({ install }) => install(${JSON.stringify(options)}))`;
  expect(runNode(["-e", program]).status).toBe(0);
  return readNote("asked");
}

function runNode(args: readonly string[]) {
  const { FOYER_TIER: _tier, ...others } = process.env;
  const env = { ...others, PATH: [folder, process.env.PATH].join(delimiter) };
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: "utf8" });
}

/** The arguments that a double recorded; null: it was not called. */
function readNote(name: string): string | null {
  try {
    return readFileSync(join(folder, name), "utf8").trim();
  } catch {
    return null;
  }
}

const WITHOUT_TOOLS = "install --no-save --workspaces=false --loglevel=error";
const WITH_TOOLS = "install --no-save --loglevel=error";
const WITH_DRIVERS =
  "install --no-save --workspace=scripts/drivers --include-workspace-root --loglevel=error";

it("a fresh clone installs without the tools that no test needs, or with them where they are asked for", () => {
  expect(askedOfNpm()).toBe(WITHOUT_TOOLS);
  expect(askedOfNpm({ tools: true })).toBe(WITH_TOOLS);
});

it("what is there is not installed again, and tools come when somebody asks for them", () => {
  writeInstalled({ vite: "8.0.0" });
  expect(askedOfNpm()).toBeNull();
  expect(askedOfNpm({ tools: true })).toBe(WITH_TOOLS);
});

it("what drives another browser comes without the other tools, once", () => {
  expect(askedOfNpm({ drivers: true })).toBe(WITH_DRIVERS);
  writeInstalled({ vite: "8.0.0" });
  expect(askedOfNpm({ drivers: true })).toBe(WITH_DRIVERS);
  rmSync(join(folder, "asked"));
  mkdirSync(join(folder, "node_modules/puppeteer-core"));
  expect(askedOfNpm({ drivers: true })).toBeNull();
});

it("a lock file that is newer and says nothing new installs nothing", () => {
  writeInstalled(ALL, { isOlder: true });
  expect(askedOfNpm()).toBeNull();
  expect(askedOfNpm({ tools: true })).toBeNull();
});

it("a tool of another version is replaced when somebody asks for tools", () => {
  writeInstalled({ ...ALL, knip: "5.0.0" });
  expect(askedOfNpm()).toBeNull();
  expect(askedOfNpm({ tools: true })).toBe(WITH_TOOLS);
});

it("a lock file that is newer and names another version installs it", () => {
  writeInstalled({ ...ALL, vite: "7.0.0" }, { isOlder: true });
  expect(askedOfNpm()).toBe(WITHOUT_TOOLS);
});

describe("the launcher of npm's commands", () => {
  const launch = (...words: readonly string[]) => {
    const ended = runNode([resolve("scripts/run.mjs"), ...words]);
    return { ...ended, asked: readNote("asked"), handed: readNote("handed") };
  };
  beforeEach(() => {
    writeInstalled({ vite: "8.0.0" });
    const node = join(folder, "node_modules/.bin/node");
    writeFileSync(node, '#!/bin/sh\necho "$@" > handed\nexit 3\n');
    chmodSync(node, 0o755);
  });

  it("hands a command and its options over to the project's own Node, and ends as it ended", () => {
    expect(launch("ops", "rollback", "--env", "staging")).toMatchObject({
      status: 3,
      asked: null,
      handed: "scripts/ops.ts rollback --env staging",
    });
    expect(launch("start", "--dev").handed).toBe("scripts/serve.ts --dev");
  });

  it("installs tools for what runs in full size, and for what is a tool itself", () => {
    expect(launch("test", "unit", "--all").asked).toBe(WITH_TOOLS);
    rmSync(join(folder, "handed"));
    expect(launch("tools")).toMatchObject({ status: 0, asked: WITH_TOOLS, handed: null });
  });

  it("names its commands where it is asked for another, and knows all that package.json asks it for", () => {
    expect(launch("serve")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("start, test, tools"),
    });
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Versions };
    const named = Object.values(scripts).flatMap((line) => /run\.mjs (\S+)/.exec(line)?.[1] ?? []);
    expect(named).toContain("deploy");
    for (const name of new Set(named)) expect([name, launch(name).stderr]).toEqual([name, ""]);
  });
});

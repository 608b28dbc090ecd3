import { mkdirSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { findChromium, findFirefox } from "../find-browser.ts";
import { localSecrets } from "../local-secrets.ts";
import { runInBackground, show } from "../tool.ts";
import { readPlaywrightReport, readVitestReport, type SuiteReport } from "./reports.ts";
import { storeStatesInMemory } from "./scratch.ts";
import { findUntestedRequirements, slowestLines, Tally } from "./tally.ts";

/** `npm test [-- --all]`, and `npm run test:unit|test:worker|test:e2e [-- FILE …] [--all]`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean", default: false } },
});
const [suite, ...files] = positionals;

const REPORTS = "test-results";
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
localSecrets();
if (values.all) process.env.FOYER_TIER = "all";
// In full size a group alone takes gigabytes.
const removeStates = values.all ? () => {} : storeStatesInMemory();

/** The longest project besides the browser's; all others together are shorter. */
const LONGEST = ["worker"];
/** Projects that start the built product, one server at a time. */
const BUILT = ["product", "deploy"];
const OTHERS = [...BUILT, "unit", "brand"];
/** Runs where Firefox is installed; the full size fails when an engine is missing. */
const ENGINES = values.all || findFirefox() ? ["engines"] : [];

/** One step of `nice` gives the longest lane a quarter more processor time, so that all lanes end together. */
const MAKES_WAY = 1;

const tally = new Tally();
const reports: SuiteReport[] = [];

interface Shown {
  /** Printed when it has ended, so that lines of parallel tools do not mix. */
  readonly isHeldBack: boolean;
  readonly maxWorkers?: number;
}

async function runVitest(projects: readonly string[], { isHeldBack, maxWorkers }: Shown): Promise<void> {
  const chosen = projects.flatMap((project) => ["--project", project]);
  const started = Date.now();
  const file = `${REPORTS}/vitest-${projects[0]}.json`;
  const args = [
    ...["run", ...files, ...chosen, ...(maxWorkers ? [`--maxWorkers=${maxWorkers}`] : [])],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
  ];
  const { ok, output } = isHeldBack
    ? await runInBackground("vitest", args)
    : { ok: await show("vitest", args), output: "" };
  console.log(output);
  const report = readVitestReport(file, {
    name: `vitest (${projects.join(", ")})`,
    wallMs: Date.now() - started,
  });
  tally.suite(`vitest (${projects.join(", ")})`, ok, report);
  if (report) reports.push(report);
}

async function runPlaywright(): Promise<void> {
  const browser = findChromium();
  if (browser === null) {
    const remedy = "Install one, or name it: CHROMIUM=/path/to/chromium npm test";
    tally.step(`browser tests: no Chromium was found. ${remedy}`, false);
    return;
  }
  const isGood = await show("playwright", ["test", ...files, "--reporter=list,json"], {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json`,
  });
  const report = readPlaywrightReport(`${REPORTS}/playwright.json`);
  tally.suite("playwright", isGood, report);
  if (report) reports.push(report);
}

/** Generated types, the build, and the blank database for tests of the built product. */
async function prepare(): Promise<void> {
  tally.step("generated types and build", await show("node", ["scripts/test/prepare.ts"]));
  process.env.FOYER_BUILT = "1";
}

/** Several checkers repeat the work on shared types; on two busy cores one is faster. */
const ONE_CHECKER = ["--checkers", "1"];

/** Types, format, lint and retired words in sequence, beside the tests. */
async function runChecks(): Promise<void> {
  const steps: readonly (readonly [name: string, tool: string, args: readonly string[]])[] = [
    ["format, lint and import fences", "biome", ["check", "--error-on-warnings", "."]],
    ["types: app/domain", "tsc", ["-p", "app/domain", ...ONE_CHECKER]],
    ["types: .", "tsc", ["-p", values.all ? "tsconfig.tools.json" : ".", ...ONE_CHECKER]],
    ["retired words", "node", ["scripts/lint/retired-words.ts"]],
    ["floors of the Worker", "node", ["scripts/lint/floors.ts"]],
    ["conventions and paths in documents", "node", ["scripts/lint/conventions.ts"]],
  ];
  for (const [name, tool, args] of steps) {
    const { ok, output } = await runInBackground(tool, args);
    if (!ok) console.log(output);
    tally.step(name, ok);
  }
}

/** Titles come last: short logs keep only the end of a run. */
function printTitles(heading: string, found: readonly string[]): void {
  if (found.length === 0) return;
  console.log(`
${heading} (${found.length}):`);
  for (const title of found) console.log(`  ${title}`);
}

const inFront = { isHeldBack: false };
const isNamed = (folders: readonly string[]) =>
  files.some((file) => folders.some((folder) => file.startsWith(`tests/${folder}/`)));

async function runWorker(): Promise<void> {
  const isBuilt = isNamed(BUILT);
  if (!isBuilt) await runVitest([...LONGEST, "brand"], inFront);
  if (!isBuilt && files.length > 0) return;
  await prepare();
  await runVitest(BUILT, { ...inFront, maxWorkers: 1 });
}

async function runE2e(): Promise<void> {
  const isOfEngines = isNamed(["engines"]);
  if (!isOfEngines) await runPlaywright();
  if (isOfEngines || (files.length === 0 && ENGINES.length > 0)) await runVitest(["engines"], inFront);
}

/** Four lanes on two cores fill each other's waits. More lanes cost a tenth of the processor's time. */
async function runAll(): Promise<void> {
  // Two workers for the longest lane: alone at the end, one would leave a core idle.
  const longest = runVitest(LONGEST, { isHeldBack: true, maxWorkers: 2 });
  await prepare();
  // Everything started from here on yields to the longest lane, which would otherwise finish last.
  setPriority(MAKES_WAY);
  // Runs beside the checks: after them, its one worker would run alone.
  const others = runVitest([...OTHERS, ...ENGINES], { isHeldBack: true, maxWorkers: 1 });
  await Promise.all([runPlaywright(), longest, runChecks(), others]);
  console.log(slowestLines(reports).join("\n"));
  const unnamed = findUntestedRequirements(reports.flatMap(({ tests }) => tests));
  console.log(`\nRequirements that no test names (${unnamed.length}): ${unnamed.join(" ") || "none"}`);
}

const SUITES: Readonly<Record<string, () => Promise<void>>> = {
  unit: () => runVitest(["unit"], inFront),
  worker: runWorker,
  e2e: runE2e,
};
const run = suite === undefined ? runAll : SUITES[suite];
if (run) await run();
else tally.step(`There is no suite "${suite}": unit, worker and e2e are.`, false);
printTitles(
  "Passed at the second try only, each of which is a finding",
  reports.flatMap(({ flaky }) => flaky),
);
printTitles("Failed", tally.failures);
removeStates();
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;

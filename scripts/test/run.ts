import { mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { findChromium } from "../find-chromium.ts";
import { localSecrets } from "../local-secrets.ts";
import { build } from "../local-server.ts";
import { runInBackground, runQuietly, show, type ToolResult } from "../tool.ts";
import { readPlaywrightReport, readVitestReport, type SuiteReport } from "./reports.ts";
import { requirementsWithoutTest } from "./requirements.ts";
import { slowestLines } from "./slowest.ts";
import { Tally } from "./tally.ts";

/** `npm test [-- --all]`, and `npm run test:unit|test:worker|test:e2e [-- FILE …]`. */
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

const VITEST_PROJECTS: Readonly<Record<string, readonly string[]>> = {
  unit: ["unit"],
  worker: ["worker", "alone", "brand"],
};

const tally = new Tally();
const reports: SuiteReport[] = [];

function vitest(projects: readonly string[] = []): void {
  const chosen = projects.flatMap((project) => ["--project", project]);
  const started = Date.now();
  const isGood = show("vitest", [
    ...["run", ...files, ...chosen],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${REPORTS}/vitest.json`],
  ]);
  const report = readVitestReport(`${REPORTS}/vitest.json`, Date.now() - started);
  tally.suite("vitest", isGood, report);
  if (report) reports.push(report);
}

function playwright(): void {
  const browser = findChromium();
  if (browser === null) {
    const remedy = "Install one, or name it: CHROMIUM=/path/to/chromium npm test";
    tally.step(`browser tests: no Chromium was found. ${remedy}`, false);
    return;
  }
  const isGood = show("playwright", ["test", ...files, "--reporter=list,json"], {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json`,
  });
  const report = readPlaywrightReport(`${REPORTS}/playwright.json`);
  tally.suite("playwright", isGood, report);
  if (report) reports.push(report);
}

/** Types, format and lint side by side with the build, which the browser tests need. */
async function checks(): Promise<void> {
  const bindings = runQuietly("wrangler", ["types", "worker/bindings.d.ts", "--include-runtime=true"]);
  if (!bindings.ok) console.log(bindings.output);
  tally.step("types of the bindings", bindings.ok);
  tally.step("types of the routes", show("react-router", ["typegen"]));
  const said = (name: string, { ok, output }: ToolResult) => {
    if (!ok) console.log(output);
    tally.step(name, ok);
  };
  const lint = runInBackground("biome", ["check", "--error-on-warnings", "."]);
  for (const project of ["app/domain", "."]) {
    said(`types: ${project}`, await runInBackground("tsc", ["-p", project]));
  }
  said("format, lint and import fences", await lint);
}

function flaky(): void {
  const found = reports.flatMap((report) => report.flaky);
  if (found.length === 0) return;
  console.log(`\nPassed at the second try only (${found.length}); each is a finding:`);
  for (const place of found) console.log(`  ${place}`);
}

if (suite === "e2e") playwright();
else if (suite !== undefined) vitest(VITEST_PROJECTS[suite] ?? [suite]);
else {
  await checks();
  build();
  vitest();
  playwright();
  console.log(slowestLines(reports).join("\n"));
  const unnamed = requirementsWithoutTest();
  console.log(`\nRequirements that no test names (${unnamed.length}): ${unnamed.join(" ") || "none"}`);
}
flaky();
console.log(`\n${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;

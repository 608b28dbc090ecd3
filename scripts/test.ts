import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./find-chromium.ts";
import { localSecrets } from "./local-secrets.ts";
import { runQuietly, show } from "./tool.ts";

interface Count {
  passed: number;
  failed: number;
}

const REPORTS = "test-results";
const REQUIREMENTS_LAST = 218;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
localSecrets();

const total: Count = { passed: 0, failed: 0 };

function add({ passed, failed }: Count): void {
  total.passed += passed;
  total.failed += failed;
}

/** A step without tests of its own counts as one. */
function step(name: string, isGood: boolean): void {
  console.log(`${isGood ? "✓" : "✗"} ${name}`);
  add({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 });
}

function readReport(file: string): string | null {
  try {
    return readFileSync(`${REPORTS}/${file}`, "utf8");
  } catch {
    // The tool died before it wrote a report; that is a failure, counted by its caller.
    return null;
  }
}

/** Counts a tool's tests; a tool that failed without a failed test counts as one failure. */
function count(name: string, hasSucceeded: boolean, found: Count | null): void {
  const counted = found ?? { passed: 0, failed: 0 };
  const isSilentFailure = !hasSucceeded && counted.failed === 0;
  add({ ...counted, failed: counted.failed + (isSilentFailure ? 1 : 0) });
  if (isSilentFailure) console.log(`✗ ${name} ended with an error`);
}

const bindings = runQuietly("wrangler", ["types", "worker/bindings.d.ts", "--include-runtime=true"]);
if (!bindings.ok) console.log(bindings.output);
step("types of the bindings", bindings.ok);
step("types of the routes", show("react-router", ["typegen"]));
for (const project of ["app/domain", "."]) {
  step(`types: ${project}`, show("tsc", ["-p", project]));
}
step("format, lint and import fences", show("biome", ["check", "--error-on-warnings", "."]));

const hasVitest = show("vitest", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${REPORTS}/vitest.json`,
]);
const vitest = readReport("vitest.json");
count(
  "vitest",
  hasVitest,
  vitest === null
    ? null
    : (({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }))(
        JSON.parse(vitest) as { numPassedTests: number; numFailedTests: number },
      ),
);

const browser = findChromium();
if (browser === null) {
  step(
    "browser tests: no Chromium was found. Install one, or name it: CHROMIUM=/path/to/chromium npm test",
    false,
  );
} else {
  const hasPlaywright = show("playwright", ["test", "--reporter=list,json"], {
    CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/playwright.json`,
  });
  const report = readReport("playwright.json");
  const stats = report === null ? null : (JSON.parse(report) as { stats: Record<string, number> }).stats;
  if (stats?.flaky) console.log(`Passed at the second try only (${stats.flaky}): see "flaky" above`);
  count(
    "playwright",
    hasPlaywright,
    stats && { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 },
  );
}

const titles = globSync(["app/**/*.test.{ts,tsx}", "worker/**/*.test.ts", "tests/**/*.ts"])
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");
const named = new Set(titles.match(/\bS\d+\b/g) ?? []);
const unnamed = Array.from({ length: REQUIREMENTS_LAST }, (_, index) => `S${index + 1}`).filter(
  (requirement) => !named.has(requirement),
);
console.log(`\nRequirements that no test names (${unnamed.length}): ${unnamed.join(" ") || "none"}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

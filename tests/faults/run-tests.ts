import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { toolEnvironment, toolPath } from "#scripts/tool.ts";
import type { Fault } from "./planted-faults.ts";

export type TestRun = Pick<Fault, "suite" | "tests"> & { readonly titles: readonly string[] };

/** Titles of failed tests, and the number passed. Null when no test finished. */
export interface Outcome {
  readonly failed: readonly string[];
  readonly passed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

function collectSpecs(suite: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(collectSpecs)];
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Runs the tests of one suite in a copy of the project. */
export function runTests(copy: string, { suite, tests, titles }: TestRun): Outcome | null {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const [tool, args]: [string, string[]] =
    suite === "browser"
      ? [
          "playwright",
          ["test", ...tests, "-g", titles.map(escapePattern).join("|"), "--retries=0", "--reporter=json"],
        ]
      : ["vitest", ["run", "--project", suite, ...tests, "--reporter=json", `--outputFile=${report}`]];
  const { stdout, stderr } = spawnSync(toolPath(tool), args, {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: {
      ...toolEnvironment(),
      PATH: `${join(copy, "node_modules/.bin")}:${toolEnvironment().PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  });
  let text: string;
  try {
    text = readFileSync(report, "utf8");
  } catch {
    // The tool died before writing a report; print its output.
    console.log(`${stdout}${stderr}`.trim());
    return null;
  }
  return suite === "browser" ? readPlaywright(text) : readVitest(text);
}

function readVitest(text: string): Outcome {
  const { numPassedTests, testResults } = JSON.parse(text) as VitestReport;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    failed: all.filter(({ status }) => status === "failed").map(({ fullName }) => fullName),
    passed: numPassedTests,
  };
}

function readPlaywright(text: string): Outcome {
  const specs = collectSpecs(JSON.parse(text) as PlaywrightSuite);
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  return { failed, passed: specs.length - failed.length };
}

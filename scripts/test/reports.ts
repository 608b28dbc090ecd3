import { readFileSync } from "node:fs";
import { relative } from "node:path";

export interface TimedTest {
  readonly title: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly durationMs: number;
}

/** A tool's report of its suite. All times are milliseconds. */
export interface SuiteReport {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly tests: readonly TimedTest[];
  /** `file  title` of each failed test; a browser test's with its line. */
  readonly failures: readonly string[];
  /** `file:line  title` of each test that passed only at the second try. */
  readonly flaky: readonly string[];
  /** Time spent on set-up. */
  readonly setUpMs: number;
  /** Total time, set-up included. */
  readonly totalMs: number;
}

/** The parsed report; null when the tool died before writing it. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // The tool died before writing a report; the caller counts a failure.
    return null;
  }
}

interface VitestJson {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/**
 * @param run.wallMs duration of vitest: its part outside the tests is set-up (starting workers, loading modules,
 * migrating). With several workers the tests may add up to more than the run; set-up then counts as none.
 */
export function readVitestReport(
  file: string,
  { name, wallMs }: { readonly name: string; readonly wallMs: number },
): SuiteReport | null {
  const json = readJson(file) as VitestJson | null;
  if (json === null) return null;
  const tests = json.testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: fullName,
      file: relative(process.cwd(), path),
      durationMs: duration ?? 0,
    })),
  );
  const testMs = tests.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return {
    name,
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    tests,
    failures: json.testResults.flatMap(({ name: path, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => `${relative(process.cwd(), path)}  ${fullName}`),
    ),
    flaky: [],
    setUpMs: Math.max(0, wallMs - testMs),
    totalMs: Math.max(wallMs, testMs),
  };
}

/** Annotation with a browser test's set-up time; see `tests/e2e/setup/test.ts`. */
export const SET_UP_ANNOTATION = "set-up ms";

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: "expected" | "unexpected" | "flaky" | "skipped";
    readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    readonly results: readonly { readonly duration: number }[];
  }[];
}

interface PlaywrightSuite {
  /** Title of the suite. The suite of a file has the file's path. */
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightJson {
  readonly suites?: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** @param group titles of the enclosing suites. */
function collectSpecs(
  { specs = [], suites = [] }: PlaywrightSuite,
  group: string,
): readonly PlaywrightSpec[] {
  return [
    ...specs.map((spec) => ({ ...spec, title: `${group}${spec.title}` })),
    ...suites.flatMap((suite) =>
      collectSpecs(suite, suite.title === suite.file ? group : `${group}${suite.title} › `),
    ),
  ];
}

export function readPlaywrightReport(file: string): SuiteReport | null {
  const json = readJson(file) as PlaywrightJson | null;
  if (json === null) return null;
  const specs = (json.suites ?? []).flatMap((file) => collectSpecs(file, ""));
  const tests = specs.map(({ title, file: name, tests: runs }) => ({
    title,
    file: `tests/e2e/${name}`,
    durationMs: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  const setUps = specs
    .flatMap((spec) => spec.tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === SET_UP_ANNOTATION);
  const endedAs = (wanted: "unexpected" | "flaky"): readonly string[] =>
    specs
      .filter((spec) => spec.tests.some(({ status }) => status === wanted))
      .map(({ title, file: name, line }) => `tests/e2e/${name}:${line}  ${title}`);
  return {
    name: "browser tests",
    passed: json.stats.expected + json.stats.flaky,
    failed: json.stats.unexpected,
    tests,
    failures: endedAs("unexpected"),
    flaky: endedAs("flaky"),
    setUpMs: setUps.reduce((sum, { description }) => sum + Number(description), 0),
    totalMs: tests.reduce((sum, { durationMs }) => sum + durationMs, 0),
  };
}

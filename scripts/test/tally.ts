import { readFileSync } from "node:fs";
import type { SuiteReport, TimedTest } from "./reports.ts";

/** Counts passes and failures over all steps and suites of a run. */
export class Tally {
  passed = 0;
  failed = 0;
  /** Names of failures: steps, tests, and suites that ended without naming a test. */
  readonly failures: string[] = [];

  /** Prints a step's result and counts the step as one test. */
  step(name: string, isGood: boolean): void {
    console.log(`${isGood ? "✓" : "✗"} ${name}`);
    if (isGood) this.passed += 1;
    else this.#fail(name);
  }

  /** A suite that failed without a failed test, or without a report, counts as one failure. */
  suite(name: string, isGood: boolean, report: SuiteReport | null): void {
    this.passed += report?.passed ?? 0;
    this.failed += report?.failed ?? 0;
    this.failures.push(...(report?.failures ?? []));
    if (isGood || (report !== null && report.failed > 0)) return;
    this.#fail(`${name} ended with an error`);
    console.log(`✗ ${name} ended with an error`);
  }

  #fail(name: string): void {
    this.failed += 1;
    this.failures.push(name);
  }
}

const SHOWN = 20;
const SECOND_MS = 1_000;

function seconds(milliseconds: number): string {
  return (milliseconds / SECOND_MS).toFixed(1).padStart(6);
}

function line({ title, file, durationMs }: TimedTest): string {
  return `${seconds(durationMs)} s  ${file}  ${title}`;
}

/** Slowest tests of all suites, and each suite's share of set-up. */
export function slowestLines(reports: readonly SuiteReport[]): readonly string[] {
  const tests = reports.flatMap((report) => report.tests).sort((a, b) => b.durationMs - a.durationMs);
  const shares = reports.map(({ name, setUpMs, totalMs }) => {
    const percent = totalMs === 0 ? 0 : Math.round((100 * setUpMs) / totalMs);
    return `Set-up of ${name}: ${percent} % of ${seconds(totalMs).trim()} s`;
  });
  return [`\nThe ${SHOWN} slowest tests:`, ...tests.slice(0, SHOWN).map(line), "", ...shares];
}

const LIST = "docs/requirements.md";

/**
 * Requirements of `docs/requirements.md` that no test of this run names. Tests that only `--all` runs do not count.
 * Decisions (D) are proven by the requirements that they decide.
 */
export function findUntestedRequirements(tests: readonly TimedTest[]): readonly string[] {
  const titles = tests.map(({ title }) => title).join("\n");
  const named = new Set(titles.match(/\b[SGTRN]\d+\b/g) ?? []);
  const required = [...readFileSync(LIST, "utf8").matchAll(/^- ([SGTRN]\d+) /gm)].map(
    ([, number]) => number ?? "",
  );
  return required.filter((number) => !named.has(number));
}

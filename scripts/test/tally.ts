import type { SuiteReport } from "./reports.ts";

/** Adds up what passed and what failed over all steps and suites of a run. */
export class Tally {
  passed = 0;
  failed = 0;
  /** What failed by its name: steps, tests, and suites that ended without naming a test. */
  readonly failures: string[] = [];

  /** A step without tests of its own counts as one. */
  step(name: string, isGood: boolean): void {
    console.log(`${isGood ? "✓" : "✗"} ${name}`);
    if (isGood) this.passed += 1;
    else this.#fail(name);
  }

  /** A suite that failed without a failed test, or that wrote no report, counts as one failure. */
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

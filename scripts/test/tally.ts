/** Adds up what passed and what failed over all steps and suites of a run. */
export class Tally {
  passed = 0;
  failed = 0;

  /** A step without tests of its own counts as one. */
  step(name: string, isGood: boolean): void {
    console.log(`${isGood ? "✓" : "✗"} ${name}`);
    if (isGood) this.passed += 1;
    else this.failed += 1;
  }

  /** A suite that failed without a failed test, or that wrote no report, counts as one failure. */
  suite(name: string, isGood: boolean, report: { passed: number; failed: number } | null): void {
    this.passed += report?.passed ?? 0;
    this.failed += report?.failed ?? 0;
    if (isGood || (report !== null && report.failed > 0)) return;
    this.failed += 1;
    console.log(`✗ ${name} ended with an error`);
  }
}

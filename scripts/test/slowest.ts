import type { SuiteReport, TimedTest } from "./reports.ts";

const SHOWN = 20;
const SECOND_MS = 1_000;

function seconds(milliseconds: number): string {
  return (milliseconds / SECOND_MS).toFixed(1).padStart(6);
}

function line({ title, file, durationMs }: TimedTest): string {
  return `${seconds(durationMs)} s  ${file}  ${title}`;
}

/** Where the time of a run went: the slowest tests of all suites, and of each suite how much of it was set-up. */
export function slowestLines(reports: readonly SuiteReport[]): readonly string[] {
  const tests = reports.flatMap((report) => report.tests).sort((a, b) => b.durationMs - a.durationMs);
  const shares = reports.map(({ name, setUpMs, totalMs }) => {
    const percent = totalMs === 0 ? 0 : Math.round((100 * setUpMs) / totalMs);
    return `Set-up of ${name}: ${percent} % of ${seconds(totalMs).trim()} s`;
  });
  return [`\nThe ${SHOWN} slowest tests:`, ...tests.slice(0, SHOWN).map(line), "", ...shares];
}

import { type Fault, PLANTED_FAULTS, type Suite } from "./planted-faults.ts";
import { type Outcome, runTests } from "./run-tests.ts";
import { countMatches, makeCopy, throwAway, withFault } from "./working-copy.ts";

/** Planted faults that the tests must notice. */
const SHARE_MIN = 18 / 20;
const SUITES: readonly Suite[] = ["unit", "worker", "browser"];

/** `npm run faults -- unit`, or part of a name, selects faults. */
const wanted = process.argv.slice(2);
const isSuite = (part: string) => SUITES.some((suite) => suite === part);
const chosen = PLANTED_FAULTS.filter(
  ({ suite, name }) =>
    wanted.length === 0 || wanted.some((part) => (isSuite(part) ? suite === part : name.includes(part))),
);

const misplaced = chosen.filter((fault) => countMatches(fault) !== 1);
for (const fault of misplaced) {
  console.log(
    `! ${fault.name}: its text stands ${countMatches(fault)} times in ${fault.file}, and once is right`,
  );
}

/** Runs the tests of a suite's faults without a fault: only a passing test can notice one. */
function runSound(copy: string, faults: readonly Fault[]): Outcome | null {
  const [first] = faults;
  if (first === undefined) return { failed: [], passed: 0 };
  return runTests(copy, {
    suite: first.suite,
    tests: [...new Set(faults.flatMap(({ tests }) => tests))],
    titles: faults.flatMap(({ title = "" }) => title),
  });
}

const copy = makeCopy();
let caught = 0;
let hasUnsound = false;
try {
  for (const suite of SUITES) {
    const faults = chosen.filter((fault) => fault.suite === suite && !misplaced.includes(fault));
    if (faults.length === 0) continue;
    const sound = runSound(copy, faults);
    if (sound === null || sound.failed.length > 0) {
      hasUnsound = true;
      console.log(`! ${suite}: fails without a fault: ${sound?.failed.join("; ") ?? "no report"}`);
      continue;
    }
    for (const fault of faults) {
      const { name, tests, title = "" } = fault;
      const outcome = withFault(copy, fault, () => runTests(copy, { suite, tests, titles: [title] }));
      const [noticed] = outcome?.failed ?? [];
      if (noticed !== undefined) caught += 1;
      console.log(`${noticed === undefined ? "✗ not caught" : "✓ caught"}  ${suite}  ${name}`);
      console.log(`             ${noticed === undefined ? fault.file : `by: ${noticed}`}`);
    }
  }
} finally {
  throwAway(copy);
}
const needed = Math.ceil(chosen.length * SHARE_MIN);
console.log(`\n${caught} of ${chosen.length} planted faults caught (at least ${needed}).`);
process.exitCode = caught < needed || misplaced.length > 0 || hasUnsound ? 1 : 0;

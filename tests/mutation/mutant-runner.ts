import { inject, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from "vitest";
import { NO_MUTANT } from "./no-mutant.ts";
import { run } from "./switch.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Mutants that a test of the file noticed. */
    caught?: readonly number[];
    /** Mutants that need their own run: the file reached them before its first test. */
    early?: readonly number[];
  }
}

async function fails(runTest: () => unknown): Promise<boolean> {
  try {
    await runTest();
    return false;
  } catch {
    // Any exception counts as caught.
    return true;
  }
}

/** Runs each test unchanged, then with each uncaught mutant that it reached. */
export default class MutantRunner extends TestRunner {
  readonly caught = new Set(inject("caught"));
  readonly early = new Set<number>();

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    run.reached.clear();
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite);
    if (suite === suite.file) for (const mutant of run.reached) this.early.add(mutant);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const runTest = TestRunner.getTestFn(test);
    run.reached.clear();
    await runTest();
    if (run.mutant !== NO_MUTANT) return;
    for (const mutant of [...run.reached]) {
      if (!this.caught.has(mutant)) await this.judge(mutant, runTest);
    }
    test.file.meta.caught = [...this.caught];
    test.file.meta.early = [...this.early];
  }

  private async judge(mutant: number, runTest: () => unknown): Promise<void> {
    if (inject("isEachAlone")) {
      this.early.add(mutant);
      return;
    }
    run.mutant = mutant;
    run.asked = 0;
    const isNoticed = await fails(runTest);
    run.mutant = NO_MUTANT;
    if (!isNoticed) return;
    // If the test still fails without the mutant, a cache may hold the mutant's result. A separate run decides.
    if (await fails(runTest)) this.early.add(mutant);
    else this.caught.add(mutant);
  }
}

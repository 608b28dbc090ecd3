import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { createVitest, type TestModule, type TestSpecification, type Vitest } from "vitest/node";
import type { Mutant } from "./list-mutants.ts";
import { NO_MUTANT } from "./no-mutant.ts";

/** Vitest with only the domain's unit tests, and all mutants in the sources. */
function startVitest(mutants: readonly Mutant[]): Promise<Vitest> {
  const numbers = new Map(mutants.map((mutant, number) => [mutant, number]));
  const putIn = (file: string, own: readonly Mutant[]) =>
    putInMutants(readFileSync(file, "utf8"), own, (mutant) => numbers.get(mutant) ?? NO_MUTANT);
  return createVitest(
    "test",
    {
      config: false,
      watch: false,
      pool: "threads",
      maxWorkers: 1,
      // The cache is keyed by the file's text on disk, and would leak mutants to other runs.
      fsModuleCache: false,
      include: ["app/domain/**/*.test.ts"],
      runner: "tests/mutation/mutant-runner.ts",
      // A test runs once for each mutant.
      testTimeout: 600_000,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: "mutants",
          enforce: "pre",
          load(id) {
            const file = relative(".", id);
            const own = mutants.filter((mutant) => mutant.file === file);
            return own.length > 0 ? putIn(file, own) : null;
          },
        },
      ],
    },
  );
}

interface Provided {
  readonly mutant: number;
  readonly caught: ReadonlySet<number>;
  readonly isEachAlone?: boolean;
}

async function runFile(
  vitest: Vitest,
  specification: TestSpecification,
  { mutant, caught, isEachAlone = false }: Provided,
): Promise<TestModule> {
  vitest.provide("mutant", mutant);
  vitest.provide("caught", [...caught]);
  vitest.provide("isEachAlone", isEachAlone);
  const { testModules } = await vitest.runTestSpecifications([specification]);
  const own = testModules.find(({ moduleId }) => moduleId === specification.moduleId);
  if (own === undefined) throw new Error(`${specification.moduleId} did not run.`);
  return own;
}

/** Runs the tests with each mutant that they reach. @returns the mutants that no test caught. */
export async function findSurvivors(mutants: readonly Mutant[]): Promise<ReadonlySet<Mutant>> {
  const caught = new Set<number>();
  /** For each mutant that must be active from the first import on, the test files to run again. */
  const early = new Map<number, TestSpecification[]>();
  const vitest = await startVitest(mutants);
  try {
    for (const specification of await vitest.globTestSpecifications()) {
      let file = await runFile(vitest, specification, { mutant: NO_MUTANT, caught });
      for (const number of file.meta().caught ?? []) caught.add(number);
      // A mutant may have left something in a cache for the following mutants.
      if (!file.ok()) {
        file = await runFile(vitest, specification, { mutant: NO_MUTANT, caught, isEachAlone: true });
      }
      if (!file.ok()) throw new Error(`${relative(".", file.moduleId)} fails without a mutant.`);
      for (const number of file.meta().early ?? []) {
        early.set(number, [...(early.get(number) ?? []), specification]);
      }
    }
    for (const [mutant, specifications] of early) {
      for (const specification of specifications) {
        if (caught.has(mutant)) break;
        const file = await runFile(vitest, specification, { mutant, caught });
        if (!file.ok()) caught.add(mutant);
      }
    }
  } finally {
    await vitest.close();
  }
  return new Set(mutants.filter((_, number) => !caught.has(number)));
}

/** The source with all its mutants, each behind `isMutantOn` with its number from `readNumber`. */
function putInMutants(
  source: string,
  mutants: readonly Mutant[],
  readNumber: (mutant: Mutant) => number,
): string {
  const outerFirst = mutants.toSorted((a, b) => a.node.start - b.node.start || b.node.end - a.node.end);

  function render(start: number, end: number, inside: readonly Mutant[]): string {
    const [first] = inside;
    if (first === undefined) return source.slice(start, end);
    const { node } = first;
    const nested = inside.slice(1).filter((other) => other.node.end <= node.end);
    const following = inside.slice(1 + nested.length);
    return source.slice(start, node.start) + choose(first, nested) + render(node.end, end, following);
  }

  function choose(mutant: Mutant, nested: readonly Mutant[]): string {
    const { node, start, end, replacement } = mutant;
    const isOn = `globalThis.isMutantOn(${readNumber(mutant)})`;
    const original = render(node.start, node.end, nested);
    if (node.type.endsWith("Statement")) return `{ if (!${isOn}) ${original} }`;
    const changed = source.slice(node.start, start) + replacement + source.slice(end, node.end);
    return `(${isOn} ? (${changed}) : (${original}))`;
  }

  return render(0, source.length, outerFirst);
}

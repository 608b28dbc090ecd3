import fc from "fast-check";
import { inject } from "vitest";
import { NO_MUTANT } from "./no-mutant.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The mutant that is on from the first import. */
    mutant: number;
    /** Mutants that need no further test. */
    caught: readonly number[];
    /** Whether each mutant needs a run of its own, whatever the tests say of it in one run with others. */
    isEachAlone: boolean;
  }
}

declare global {
  /** Asked by the mutated sources: whether the mutant of a number is to show itself. */
  var isMutantOn: (mutant: number) => boolean;
}

/** A test that asks more often is in a loop that a mutant took the end of. */
const ENDLESS_ASKED = 20_000_000;

/** Which mutant is on, and which ones the tests ran into. */
export const run = { mutant: inject("mutant"), reached: new Set<number>(), asked: 0 };

globalThis.isMutantOn = (mutant) => {
  run.asked += 1;
  if (run.asked > ENDLESS_ASKED && run.mutant !== NO_MUTANT) throw new Error("A loop does not end.");
  run.reached.add(mutant);
  return mutant === run.mutant;
};

// The same cases at every run, so that the share of the caught mutants does not change by chance.
fc.configureGlobal({ seed: 20_261_122 });

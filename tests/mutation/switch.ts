import fc from "fast-check";
import { inject } from "vitest";
import { NO_MUTANT } from "./no-mutant.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The active mutant from the first import on. */
    mutant: number;
    /** Mutants that are already caught. */
    caught: readonly number[];
    /** Whether each mutant needs its own run, whatever a shared run found. */
    isEachAlone: boolean;
  }
}

declare global {
  /** Called by mutated sources: whether the mutant of this number is active. */
  var isMutantOn: (mutant: number) => boolean;
}

/** More calls than this mean an endless loop caused by a mutant. */
const ENDLESS_ASKED = 20_000_000;

/** The active mutant, and the mutants that tests reached. */
export const run = { mutant: inject("mutant"), reached: new Set<number>(), asked: 0 };

globalThis.isMutantOn = (mutant) => {
  run.asked += 1;
  if (run.asked > ENDLESS_ASKED && run.mutant !== NO_MUTANT) throw new Error("A loop does not end.");
  run.reached.add(mutant);
  return mutant === run.mutant;
};

// Fixed seed, so that the share of caught mutants does not vary.
fc.configureGlobal({ seed: 20_261_122 });

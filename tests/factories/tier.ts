import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** "all" where `FOYER_TIER=all` asks for the proofs in full size. */
    tier: "default" | "all";
  }
}

/** Whether proofs that are too slow for every run are run in full size. */
export const isFullTier = inject("tier") === "all";

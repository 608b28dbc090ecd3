import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** "all" with `FOYER_TIER=all`: proofs in full size. */
    tier: "default" | "all";
  }
}

/** Whether to run proofs in full size, which are too slow for every run. */
export const isFullTier = inject("tier") === "all";

/** Kill points: every run tries each fifth call, the full size each one. */
export const KILLS_EVERY = isFullTier ? 1 : 5;

import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** "all" where `FOYER_TIER=all` asks for the proofs in full size. */
    tier: "default" | "all";
  }
}

/** Whether proofs that are too slow for every run are run in full size. */
export const isFullTier = inject("tier") === "all";

/** Of the calls ahead of which somebody is killed every run takes each second one, and the full size all. */
export const KILLS_EVERY = isFullTier ? 1 : 2;

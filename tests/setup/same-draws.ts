import fc from "fast-check";
import { isFullTier } from "../factories/tier.ts";

// Fixed seed, so that failures are reproducible. In full size each run draws new values.
if (!isFullTier) fc.configureGlobal({ seed: 20_261_127 });

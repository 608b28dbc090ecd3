import fc from "fast-check";
import { isFullTier } from "../factories/tier.ts";

// What is drawn is the same at every run, so that what fails fails again. In full size each run draws again.
if (!isFullTier) fc.configureGlobal({ seed: 20_261_127 });

import { isFullTier } from "../tier.ts";
import { HOSTILE_VALUES, TWELFTH_OF_HOSTILE_VALUES } from "./hostile-values.ts";

/** The hostile texts of this run. */
export const HOSTILE_SAMPLE = isFullTier ? HOSTILE_VALUES : TWELFTH_OF_HOSTILE_VALUES;

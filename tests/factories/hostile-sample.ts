import { HOSTILE_VALUES } from "./hostile-values.ts";
import { isFullTier } from "./tier.ts";

/** The hostile texts of this run: in all tiers every one, else every third of each kind. */
export const HOSTILE_SAMPLE = isFullTier
  ? HOSTILE_VALUES
  : HOSTILE_VALUES.filter(({ what }) => Number(/\d+$/.exec(what)?.[0]) % 3 === 1);

/**
 * Sustainable Web Design Model, version 4; intensities and grid average are from this page. Operational:
 * energy for using a segment. Embodied: energy for making it.
 */
export const CARBON_MODEL_URL = "https://sustainablewebdesign.org/estimating-digital-emissions/";

/** Decimal, as in the model. */
const GIGABYTE = 1_000_000_000;

/** kWh per GB. */
const KWH_PER_GB = {
  dataCentres: { operational: 0.055, embodied: 0.012 },
  networks: { operational: 0.059, embodied: 0.013 },
  devices: { operational: 0.08, embodied: 0.081 },
} as const;

/** Grams of CO₂e per kWh, world average of 2022 (Ember). */
export const GRAMS_PER_KWH = 494;

/** Sum of all segments, rounded to three decimals like the model. */
export const TOTAL_KWH_PER_GB = roundToThousandths(
  Object.values(KWH_PER_GB).reduce((sum, { operational, embodied }) => sum + operational + embodied, 0),
);

function roundToThousandths(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

/**
 * Estimates the emissions of one visit from its bytes, in grams of CO₂e.
 *
 * Assumes a new visitor, no cache and no green hosting: the least favourable case.
 */
export function estimateCarbon(bytes: number): number {
  return (bytes / GIGABYTE) * TOTAL_KWH_PER_GB * GRAMS_PER_KWH;
}

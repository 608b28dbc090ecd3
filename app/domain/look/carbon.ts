/**
 * The Sustainable Web Design Model, version 4. Its energy intensities and the world's average grid are those
 * of the page that the address names; operational is what using a segment takes, embodied what making it took.
 */
export const CARBON_MODEL_URL = "https://sustainablewebdesign.org/estimating-digital-emissions/";

/** Decimal, as the model counts. */
const GIGABYTE = 1_000_000_000;

/** kWh a gigabyte. */
const KWH_PER_GB = {
  dataCentres: { operational: 0.055, embodied: 0.012 },
  networks: { operational: 0.059, embodied: 0.013 },
  devices: { operational: 0.08, embodied: 0.081 },
} as const;

/** Grams of CO₂ equivalent a kWh, the world's average of 2022 (Ember). */
export const GRAMS_PER_KWH = 494;

/** All segments together, rounded to the model's own three places. */
export const TOTAL_KWH_PER_GB = roundToThousandths(
  Object.values(KWH_PER_GB).reduce((sum, { operational, embodied }) => sum + operational + embodied, 0),
);

function roundToThousandths(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

/**
 * Estimates what one visit emits by the bytes that it transfers, in grams of CO₂ equivalent.
 *
 * Of a visit by somebody new, without a share for green hosting and without what a browser has kept from
 * before: nothing is assumed in the portal's favour.
 */
export function carbonOfVisit(bytes: number): number {
  return (bytes / GIGABYTE) * TOTAL_KWH_PER_GB * GRAMS_PER_KWH;
}

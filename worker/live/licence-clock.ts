import { decideLicence } from "#domain/property/licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { type selectLicences, toLicence } from "../db/property/properties.ts";

type LicenceRow = Awaited<ReturnType<typeof selectLicences>>[number];

/** When the first of the licences next changes with time; infinity: never. */
export function getNextChange(rows: readonly LicenceRow[], now: EpochMs): EpochMs {
  const moments = rows.map((row) => decideLicence(toLicence(row), now).changesAt);
  return Math.min(...moments.filter((at): at is EpochMs => at !== null && at > now));
}

/** Properties whose licence changed with time after `from` and up to `to`. */
export function changedBetween(rows: readonly LicenceRow[], from: EpochMs, to: EpochMs): string[] {
  return rows.flatMap((row) => {
    const { changesAt } = decideLicence(toLicence(row), from);
    return changesAt !== null && changesAt <= to ? [row.propertyId] : [];
  });
}

import { decideLicence } from "#domain/property/licence.ts";
import type { EpochMs } from "#domain/time.ts";
import { licenceOf, type selectLicences } from "../db/property/properties.ts";

type LicenceRow = Awaited<ReturnType<typeof selectLicences>>[number];

/** When the first of some licences will change by the clock alone; infinity for never. */
export function nextChangeOf(rows: readonly LicenceRow[], now: EpochMs): EpochMs {
  const moments = rows.map((row) => decideLicence(licenceOf(row), now).changesAt);
  return Math.min(...moments.filter((at): at is EpochMs => at !== null && at > now));
}

/** The properties whose licences have changed by the clock after one moment and up to another. */
export function changedBetween(rows: readonly LicenceRow[], from: EpochMs, to: EpochMs): string[] {
  return rows.flatMap((row) => {
    const { changesAt } = decideLicence(licenceOf(row), from);
    return changesAt !== null && changesAt <= to ? [row.propertyId] : [];
  });
}

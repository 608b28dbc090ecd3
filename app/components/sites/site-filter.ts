import { getLicenceDecision } from "#app/session/application-context.ts";
import type { LicenceState } from "#domain/property/licence.ts";
import type { Property } from "#domain/property/property.ts";
import { cleanName, foldText } from "#domain/text.ts";
import type { EpochMs } from "#domain/time.ts";

export interface SiteFilter {
  /** Licence state; `null`: any. */
  readonly state: LicenceState | null;
  /** Search text in names of property, account and user; ignores case and accents. */
  readonly text: string;
  /** `true`: only properties with a valid licence. */
  readonly isUsable?: boolean;
}

/** The properties that match a filter, in order. Pure. */
export function filterSites(
  properties: readonly Property[],
  { state, text, isUsable = false }: SiteFilter,
  now: EpochMs,
): readonly Property[] {
  const wanted = foldText(cleanName(text)).split(/\s+/).filter(Boolean);
  return properties.filter((property) => {
    const licence = getLicenceDecision(property, now);
    if ((state !== null && licence.state !== state) || (isUsable && !licence.isValid)) return false;
    const names = foldText([property.name, property.accountName, property.userName].join(" "));
    return wanted.every((word) => names.includes(word));
  });
}

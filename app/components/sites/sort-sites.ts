import { getLicenceDecision } from "#app/session/application-context.ts";
import type { InterfaceLanguage } from "#domain/language.ts";
import type { Property } from "#domain/property/property.ts";
import type { EpochMs } from "#domain/time.ts";

/** Sortable columns of the site selection. */
export const SITE_COLUMNS = [
  "propertyName",
  "accountName",
  "userName",
  "languages",
  "lastUpdated",
  "propertyActive",
  "licenceActive",
  "licenceState",
] as const;
export type SiteColumn = (typeof SITE_COLUMNS)[number];

export interface SiteSorting {
  readonly column: SiteColumn;
  readonly isDescending: boolean;
}

/** The sorting after pressing a column: names ascend; newest, most or active first. A second press reverses it. */
export function sortNext(sorting: SiteSorting | null, column: SiteColumn): SiteSorting {
  if (sorting?.column === column) return { column, isDescending: !sorting.isDescending };
  const isText = ["propertyName", "accountName", "userName", "licenceState"].includes(column);
  return { column, isDescending: !isText };
}

/** Sorts rows by a column; without one, usable properties first, otherwise in the given order. Stable. Pure. */
export function sortSites(
  properties: readonly Property[],
  { sorting, language, now }: { sorting: SiteSorting | null; language: InterfaceLanguage; now: EpochMs },
): readonly Property[] {
  const isValid = (property: Property) => Number(getLicenceDecision(property, now).isValid);
  if (!sorting) return properties.toSorted((one, other) => isValid(other) - isValid(one));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const by: Readonly<Record<SiteColumn, (one: Property, other: Property) => number>> = {
    propertyName: (one, other) => compare(one.name, other.name),
    accountName: (one, other) => compare(one.accountName, other.accountName),
    userName: (one, other) => compare(one.userName, other.userName),
    languages: (one, other) => one.languages.length - other.languages.length,
    lastUpdated: (one, other) => Date.parse(one.updatedAt ?? "1970") - Date.parse(other.updatedAt ?? "1970"),
    propertyActive: (one, other) => Number(one.active) - Number(other.active),
    licenceActive: (one, other) => isValid(one) - isValid(other),
    licenceState: (one, other) =>
      compare(getLicenceDecision(one, now).state, getLicenceDecision(other, now).state),
  };
  const order = by[sorting.column];
  return properties.toSorted((one, other) => (sorting.isDescending ? order(other, one) : order(one, other)));
}

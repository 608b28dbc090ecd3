/** Why a person was sent back to the entry; it says so there, once. */
export const DEPARTURES = ["licence-expired", "property-removed", "upgrade-failed"] as const;
export type Departure = (typeof DEPARTURES)[number];

const DEPARTURE_KEY = "left";

/** The address of the entry that tells why. */
export function entryPath(departure: Departure): string {
  return `/?${DEPARTURE_KEY}=${departure}`;
}

/** The reason in an address; null for none, or one we do not know. */
export function readDeparture(search: URLSearchParams): Departure | null {
  const named = search.get(DEPARTURE_KEY);
  return DEPARTURES.find((departure) => departure === named) ?? null;
}

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const dashboardPlaces = {
  title: "Where guests scanned",
  about:
    "A visit counts for the place whose card the guest scanned last, within the 14 days before. All other visits are in the row of the main QR code or address, and so are visits from places that are deleted now. Scans: how often a card was scanned, a repeat scan as well. Requests: what was asked for from there.",
  byKind: "By kind of place",
  counts: (visits: string, places: number) =>
    `${visits} visits, ${plural(places, { one: "# place", other: "# places" })}`,
  own: "Main QR code or address",
  most: "Most visited places",
  none: "No card of a place was scanned in this period.",
  all: (count: string) => `Show all ${count}`,
  scans: "Scans",
};

export type DashboardPlacesMessages = typeof dashboardPlaces;

import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const portfolio = {
  title: "Compare properties",
  back: "Dashboard",
  caption: (range: string) => `Properties side by side: ${range}`,
  property: "Property",
  trend: "Trend",
  change: "vs previous period",
  today: "Today",
  published: "Last published",
  never: "Never",
  noLicence: "No valid licence",
  notYet: "This day hasn’t started there yet",
  open: (property: string) => `Open the dashboard of ${property}`,
  sum: (count: number) => plural(count, { one: "# property", other: "All # properties" }),
  soFar: (counted: string | number) => `${counted} counted so far`,
  counting: (counted: string | number, all: string | number) => `Counting: ${counted} of ${all} properties`,
  countedAt: (time: string) => `Counted at ${time}`,
  countedBetween: (from: string, to: string) => `Counted between ${from} and ${to}`,
  notCounted: "Not counted yet",
  countingFailed: "Some properties couldn’t be counted. The total covers those with figures.",
  shown: (shown: string | number, all: string | number) =>
    `Showing ${shown} of ${all} properties. Sorting and total include all of them.`,
  more: "Show more properties",
  file: "properties",
  heads: {
    from: "From",
    to: "To",
    before: "Visits before",
    counted: "Counted (UTC)",
    id: "Property ID",
  },
  about: {
    name: "Comparison",
    text: "Each property is counted in its own time zone, as on its own dashboard, and only while its licence is valid. The total adds up the properties: a guest who visits two of them is a unique visitor in each. The change compares with the same part of the previous period.",
  },
  failed: "Couldn’t load the properties.",
};

export type PortfolioMessages = typeof portfolio;

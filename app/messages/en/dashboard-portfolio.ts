import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const dashboardPortfolio = {
  title: "Compare properties",
  link: "Compare properties",
  back: "Dashboard",
  caption: (range: string) => `Properties side by side: ${range}`,
  property: "Property",
  trend: "Course",
  change: "Change",
  today: "Today",
  published: "Last published",
  never: "Never",
  noLicence: "No valid licence",
  notYet: "This day has not begun there",
  open: (property: string) => `Open the dashboard of ${property}`,
  sum: (count: number) => plural(count, { one: "# property", other: "All # properties" }),
  soFar: (counted: string | number) => `${counted} counted so far`,
  counting: (counted: string | number, all: string | number) =>
    `Being counted: ${counted} of ${all} properties`,
  countedAt: (time: string) => `Counted at ${time}`,
  countedBetween: (from: string, to: string) => `Counted between ${from} and ${to}`,
  notCounted: "Not counted yet",
  countingFailed: "Not all properties could be counted. The total is of those that have figures.",
  shown: (shown: string | number, all: string | number) =>
    `${shown} of ${all} properties are shown. Order and total take in all of them.`,
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
    name: "The comparison",
    text: "Each property is counted by its own clock, as on its own dashboard, and only while its licence is valid. The total adds the properties up: a guest who visits two of them is a unique visitor in each. The change is against the same part of the period before.",
  },
  failed: "The properties could not be read.",
};

export type DashboardPortfolioMessages = typeof dashboardPortfolio;

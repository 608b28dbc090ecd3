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
  sum: (count: number) => plural(count, { one: "# property", other: "Sum of # properties" }),
  partial: (shown: number) =>
    plural(shown, {
      one: "# property is shown. Order and sum take in what is shown.",
      other: "# properties are shown. Order and sum take in what is shown.",
    }),
  more: "Show more properties",
  moreFailed: "More properties could not be read",
  failed: "The properties could not be read.",
};

export type DashboardPortfolioMessages = typeof dashboardPortfolio;

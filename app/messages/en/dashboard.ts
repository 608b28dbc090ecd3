import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const dashboard = {
  title: "Dashboard",
  showAsTable: "Show as table",
  total: "Total",
  unique: "Unique",
  visits: "Visits",
  download: "CSV",
  refresh: "Refresh",
  refreshing: "Refreshing",
  today: (date: string, zone: string) => `Today, ${date}, in the time zone ${zone}`,
  deletedButton: "Deleted button",
  noClicks: "No clicks yet today.",
  empty: {
    title: "No visits yet today",
    text: "Visits and clicks of your guests appear here as they happen.",
  },
  ranges: {
    last7: "Last 7 days",
    last30: "Last 30 days",
    daily: "Daily",
    monthly: "Monthly",
  },
  metrics: {
    totalVisits: "Total visits",
    uniqueVisits: "Unique visits",
    visitsPerUser: "Average visits per user",
    totalClicks: "Total clicks",
    clicksPerUser: "Average clicks per user",
    clicksPerButton: "Clicks per button",
    visitsPerHour: "Visits per hour",
    repeatVisits: "Repeat visits",
    socialClicks: "Social clicks",
  },
  compared: (range: string, count: number) =>
    `${range}, compared with ${plural(count, { one: "the day", other: "the # days" })} before`,
  busiest: (from: string, to: string) => `Busiest ${from} to ${to}`,
  consentNote: (count: number, total: string | number) =>
    `${plural(count, { one: "1 visit", other: "# visits" })} of ${total}. Counted only for guests who gave consent.`,
};

export type DashboardMessages = typeof dashboard;
